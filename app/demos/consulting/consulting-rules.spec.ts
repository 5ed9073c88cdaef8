import { testPrinted } from "#tests/support/printed.ts";
import { testSlowPress } from "#tests/support/slow-press.ts";

/** What this page owes beside what it does. */
testSlowPress("/home-consulting");
testPrinted("/home-consulting");
