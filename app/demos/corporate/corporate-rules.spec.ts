import { testArrowToTop } from "#tests/support/arrow-to-top.ts";

/** What this page owes beside what it does. */
testArrowToTop("/home-corporate", 390);
