import { POST_LAYOUTS, QUESTIONS, SHOP } from "#content/addresses.ts";
import { featuredPath } from "#app/features/shop/pages/entries.ts";
import { testPrinted } from "../support/printed.ts";

/** What somebody may want on paper: a text, goods, terms. Home pages that are worth a sheet say so in their own tests. */
for (const path of [`${POST_LAYOUTS}01`, SHOP, featuredPath, QUESTIONS]) testPrinted(path);
