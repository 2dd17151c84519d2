/** The part of preact and htm that the page uses (tsconfig.json lays this over page/vendor). */
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(drawn: unknown, into: Element): void;
export function useState(first: null): [any, (next: any) => void];
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useEffect(effect: () => unknown, inputs?: unknown[]): void;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useRef(first: null): { current: any };
export function useRef<T>(first: T): { current: T };
