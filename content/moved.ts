/*
 * Addresses that pages had before: whoever still has one is sent on for good (308). An address that a page has now is never sent on.
 */

/**
 * From the old address to the new one. A part that is called `:name` stands for anything, and is kept where the new address has it:
 * `"/shop/single-product/:slug": "/shop/:slug"`. An old address may be copied as it was: `"/%C3%BCber-uns/": "/about"`.
 */
export const moved: Readonly<Record<string, string>> = {};

/** What `POST` (`addresses.ts`) said before, once for each time that you changed it: every post is found by its old address, too. */
export const earlierPosts: readonly string[] = [];
