import { testSlowPress } from "#tests/support/slow-press.ts";

/** What this page owes beside what it does. */
testSlowPress("/home-finance");
