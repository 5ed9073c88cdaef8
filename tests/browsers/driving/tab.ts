/** Keys that have no character, by their names in the DOM, with their code points in the WebDriver protocol. */
export const keyCodes = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
  Control: "\uE009",
} as const;

export type NamedKey = keyof typeof keyCodes;
/** What a test presses: these and a letter. */
export type Key = NamedKey | "k";

/** All that a browser has to do for the tests: one tab of a visitor whom the site has never seen. */
export interface Tab {
  /** Goes to an address and answers once its document stands. The page may not be alive yet. */
  goTo(url: string): Promise<void>;
  /** Starts for the page before; does not wait for it. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Size of what shows the page, CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression, awaited, as JSON. Fails while one page follows another. */
  evaluate(expression: string): Promise<unknown>;
  /** A real press of the first button, at a place of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses keys together and lets go of them in the reverse order. */
  keys(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** What the browser had to complain about since the tab was opened, as far as it tells. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** A tab that shares neither cookies nor storage with any before it. One at a time. */
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}
