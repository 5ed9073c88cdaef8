import { testForcedColours } from "#tests/support/forced-colours.ts";

/** What this page owes beside what it does. */
testForcedColours("/home-seo-agency");
