/** A script of another company, or of a server of the owner's, that pages load besides their own. */
export interface OwnerScript {
  /** What visitors know it by. */
  name: string;
  /** Who answers at its address, and where. */
  company: string;
  /** What it is there for, as it follows "It": `counts visits`. */
  does: string;
  /** What they learn whose it is, in whole sentences. */
  learns: string;
  /** Their privacy policy. */
  privacy: string;
  /** Absolute address of the script. Pages may load exactly this one. */
  src: string;
  /** Attributes of its element. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  /** What it finds on `window` when it begins, by name. */
  globals?: Readonly<Record<string, Json>>;
  /** For a script that does not see page changes by itself: what is pushed onto a list on `window` after each. */
  onPageChange?: {
    /** The list's name. */
    list: string;
    /** `{url}`, `{title}` and `{referrer}` (the page before) stand for those of the page. */
    entries: readonly Json[];
  };
  /** Origins that it sends to; that of `src` when left out. */
  sendsTo?: readonly string[];
  /** Origins of pictures by which it sends, as some do. */
  pictures?: readonly string[];
  /** `after-consent` asks each visitor first. `unless-refused` asks nobody, and stops when a visitor says no on the privacy page or by the browser's settings. */
  loads: "after-consent" | "unless-refused";
  /** What it leaves in a visitor's browser, for the privacy policy; deleted when the visitor says no. */
  stored?: readonly LeftByScript[];
}

/** Where in a browser something is left: as a cookie, in its local storage, or in that of one session. */
export type StorageKind = "cookie" | "local" | "session";

/** What a script leaves in a visitor's browser. */
interface LeftByScript {
  /** The key, or the cookie's name; a star at its end stands for whatever follows. */
  name: string;
  kind: StorageKind;
  /** As it follows "Holds". */
  holds: string;
  ends: string;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Id of the chapter of the privacy policy that speaks of them. */
export const SCRIPTS_CHAPTER = "scripts";

/** Whether anything waits for a visitor's yes. */
export function asksConsent(scripts: readonly OwnerScript[]): boolean {
  return scripts.some(({ loads }) => loads === "after-consent");
}

/** What a visitor's answer is about: another text when a script, its owner or what it learns is another one, so that they are asked anew. */
export function subjectOf(scripts: readonly OwnerScript[]): string {
  return JSON.stringify(
    scripts.map(({ name, company, does, learns, src, loads, stored = [] }) => [
      name,
      company,
      does,
      learns,
      src,
      loads,
      ...stored.map(({ name }) => name),
    ]),
  );
}
