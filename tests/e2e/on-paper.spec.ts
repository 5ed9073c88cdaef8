import { PRODUCT, QUESTIONS, SHOP } from "#content/addresses.ts";
import { testPrinted } from "../support/printed.ts";

/** What somebody may want on paper: a text, goods, terms. Home pages that are worth a sheet say so in their own tests. */
for (const path of ["/blogs/blog-post-layout-01", SHOP, PRODUCT, QUESTIONS]) testPrinted(path);
