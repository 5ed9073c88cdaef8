import { features } from "#app/features.ts";
import type { StoredThing } from "#registry/page.ts";
import { pages } from "#registry/pages.ts";

/** What the site's script can leave in a visitor's browser. A test compares the names with the sources. */
export const written: readonly StoredThing[] = [
  ...pages.filter(({ canonical }) => canonical === undefined).flatMap(({ stored = [] }) => stored),
  {
    name: "theme",
    kind: "cookie",
    holds: "light or dark, when you press the switch for colours",
    ends: "After a year, or when you press it back",
  },
  {
    name: "dismissed",
    kind: "local",
    holds: "which notices you have put away",
    ends: "When you clear it",
  },
  ...features.flatMap(({ stored = [] }) => stored),
];

/** The same, of the site as it is set; the server's cookies are told by the server. */
export const inYourBrowser = written.filter(({ isIdle }) => !isIdle);
