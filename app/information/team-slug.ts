import type { team } from "#content/team.ts";

/** Somebody by the end of their address: a page that speaks of one who has left stops the type check. */
export type TeamSlug = (typeof team)[number]["slug"];
