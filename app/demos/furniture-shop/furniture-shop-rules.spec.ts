import { testPrinted } from "#tests/support/printed.ts";

/** What this page owes beside what it does. */
testPrinted("/home-furniture-shop");
