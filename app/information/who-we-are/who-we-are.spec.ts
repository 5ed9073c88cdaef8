import { WHO_WE_ARE } from "#content/addresses.ts";
import { testPrinted } from "#tests/support/printed.ts";

/** Cards with two sides: paper has both. */
testPrinted(WHO_WE_ARE);
