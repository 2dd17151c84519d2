/**
 * What goes between page and server, for the type checker alone: no browser loads it.
 * README.md says what each field means.
 */

type Language = { code: string; name: string };
type Choice = { code: string; name: string };
type Face = number | "coin" | "sword";
type Place = number | null; // 0 the ship, 1.. spaces, null off the plank

type SeatPicture = {
    name: string;
    space: number | null;
    in_ship: boolean;
    fallen: boolean;
    coins: number | null;
    rank: number | null;
    seen: number[];
};

type DiePicture = {
    face: Face | null;
    covered: boolean;
    rest: "empty" | "rolling" | "flat" | "cocked";
    shows: Face | null;
    by_hand: boolean;
};

type Choices = {
    throw: boolean;
    rethrow: boolean;
    pay: boolean;
    offered: boolean;
    cover: number[];
    enter: boolean;
    missing: number[];
    stand: boolean;
    targets: number[];
    give: number[];
};

type Picture = {
    game: string;
    rules: Record<string, unknown>;
    spaces: number;
    layout: string[];
    seats: SeatPicture[];
    turn: number | null;
    phase: "paused" | "put right" | "throw" | "choose" | "over" | "aborted";
    dice: DiePicture[];
    free: number;
    total: number;
    bank: number | null;
    choices: Choices;
    moves: [lane: number, place: Place][];
    link: string;
    lamps: string;
    pose: number[];
    armed: boolean;
    gesture: [name: string, number: number, lane: number] | null;
    winner: number | null;
    count: number;
    last_mover: number | null;
};

/** What people are to do, as in `referee/tasks.py`, with its words. */
type Task = { text: string } & (
    | { task: "carry-pirate"; lane: number; place: Place }
    | { task: "throw-dice"; seat: number; dice: number[]; optional: boolean }
    | { task: "lay-die"; die: number; face: number; optional: boolean }
    | { task: "enter-dice"; seat: number; dice: number[] }
    | { task: "choose"; seat: number }
    | { task: "stand"; seat: number; spaces: number[]; falls: boolean; sensed: boolean }
    | { task: "wait" }
    | { task: "notice"; seat: number | null }
);

type GameEvent = { event: string; [field: string]: any };

type LastMove = { move: unknown; events: GameEvent[]; texts: string[] };

type Link = { state: string; good: boolean; text: string };

type SeatState = { name: string; kind: string; taken: boolean; here: boolean; free: boolean };

type DraftSeat = { name: string; kind: string };
type Draft = {
    game: string;
    seats: DraftSeat[];
    rules: Record<string, unknown>;
    first: number | null;
    wrong?: string;
};

type Lan = { possible: boolean; on: boolean; urls: string[]; qr: string | null; text: string };

type Voice = {
    muted: boolean;
    rate: number;
    loudness: number;
    style: string;
    styles: Choice[];
    language: string;
    languages: Language[];
    speaker: string;
    speakers: Choice[];
    text: string;
};

type TableState = {
    simulated: boolean;
    name: string;
    millivolts: number | null;
    milliamps: number | null;
    spaces: number | null;
};

type State = {
    language: string;
    game: number | null;
    title: string;
    picture: Picture | null;
    view: unknown;
    todo: Task[];
    last: LastMove;
    notice: string;
    link: Link;
    seats: SeatState[];
    draft: Draft | null;
    lan: Lan;
    voice: Voice;
    table: TableState;
    sounds: string[];
};

type World = { pirates: Place[]; [field: string]: unknown };

type Welcome = {
    t: "welcome";
    protocol: number;
    role: "screen" | "seat" | "watcher";
    seat: number | null;
    second: boolean;
    language: string;
    languages: Language[];
    why: string | null;
};
type Announcement = {
    t: "announcement";
    k: number;
    texts: string[];
    move: unknown;
    events: GameEvent[];
    moves: number;
};
type ReplayStep = LastMove & {
    t: "replay";
    id?: number;
    game: number;
    move: number;
    moves: number;
    picture: Picture;
    last: unknown;
};
type Switch = {
    name: string;
    label: string;
    meaning: string;
    ruling: string;
    allowed: string;
    kind: "yesno" | "whole" | "oneof" | "names";
    default: any;
    low?: number;
    high?: number;
    unlimited?: boolean;
    words?: { value: string; label: string }[];
};
type GameRules = {
    name: string;
    title: string;
    summary: string;
    playable: boolean;
    fewest: number;
    most: number;
    switches: Switch[];
};
type GamePlayed = {
    number: number;
    started: string;
    game: string;
    title: string;
    seats: string[];
    state: "open" | "over" | "aborted";
    state_text: string;
    moves: number;
    playing: boolean;
    replay: boolean;
    url: string | null;
};
type LogLine = { at: number; level: string; text: string };
type Command = { name: string; text: string; do: object };

/** What the server says. */
type ServerMessage =
    | Welcome
    | { t: "whole"; n: number; state: State }
    | { t: "change"; n: number; of: number; set: Record<string, unknown> }
    | { t: "alive"; n: number }
    | Announcement
    | { t: "refused"; text: string; id?: number }
    | { t: "done"; answer?: unknown; id?: number }
    | { t: "seated"; seat: number; token: string; id?: number }
    | { t: "ticket"; seat: number; url: string; qr: string; id?: number }
    | { t: "world"; world: World }
    | { t: "games"; games: GamePlayed[]; id?: number }
    | ReplayStep
    | { t: "rules"; games: GameRules[]; kinds: string[]; id?: number }
    | { t: "service"; lines: LogLine[]; id?: number }
    | { t: "commands"; commands: Command[]; id?: number }
    | { t: "say"; say: string; url: string; text: string; language: string }
    | { t: "hush" };

/** What a page says: `t` and the fields of its kind; the server refuses whatever is wrong. */
type ClientMessage = { t: string; [field: string]: unknown };

type Send = (message: ClientMessage) => unknown;

/** What every part of the page is given. */
type PageProps = {
    state: State;
    who: Welcome;
    announcements: Announcement[];
    refused: string;
    up: boolean;
    world: World | null;
    connection: import("../page/common/connection.js").Connection;
    again: () => void;
};

/** Dice that are chosen to be thrown again; `toggle` is null where none may be. */
type Chosen = { dice: number[]; toggle: ((die: number) => void) | null };

type DiceProps = {
    picture: Picture;
    chosen: number[];
    choose?: Chosen["toggle"];
    reach?: import("../page/screen/hands.js").Hands | null;
};

/** `seat`: who acts; with `all` anybody's acts are offered. */
type ActionProps = {
    state: State;
    seat: number | null;
    chosen: number[];
    all?: boolean;
    send: Send;
    children?: unknown;
};

type CarryTask = Extract<Task, { task: "carry-pirate" }>;

/** What may be done: the phrase `key`, and the message it sends, or the question that comes first. */
type Action = {
    key: string;
    args?: Record<string, unknown>;
    send?: ClientMessage;
    ask?: string;
    first?: boolean;
};
