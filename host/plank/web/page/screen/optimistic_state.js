/** What was wished shows at once, ahead of the state, which tells of it only after the answer. */
import { useEffect, useRef, useState } from "../vendor/preact.js";

/**
 * @param {any} told the part of the state that will tell of a wish
 * @param {(wished: any) => Promise<any>} ask
 * @returns {[any, (wished: any) => Promise<any>]} what is wished, null once the state tells it; and how to wish
 */
export function useOptimistic(told, ask) {
  const [ahead, go] = useState(/** @type {any} */ (null));
  const unanswered = useRef(0);
  const wish = async (wished) => {
    go(wished);
    unanswered.current++;
    const answer = await ask(wished);
    unanswered.current--;
    if (answer.t === "refused") go(null);
    return answer;
  };
  useEffect(() => void (unanswered.current || go(null)), [told]);
  return [ahead, wish];
}
