/*
 * Addresses of the pages that code leads to, as links, forms, redirects and mails do: change one, and the page moves with all of them.
 * Those of posts stand in `post-pages.ts`. A constant costs browsers no file: the bundler writes it where it is used.
 */

/* Shop */
export const SHOP = "/shop/shop-wide";
/** The featured product; each of the others stands behind it by its name. */
export const PRODUCT = "/shop/single-product";
export const CART = "/shop/shopping-cart";
export const CHECKOUT = "/shop/checkout";

export function productPath(slug: string): string {
  return `${PRODUCT}/${slug}`;
}

/** An order as its customer sees it. Whoever knows the token may. */
export function customerOrderPath(token: string): string {
  return `/shop/orders/${token}`;
}

/* Accounts */
export const SIGN_IN = "/shop/login-register";
export const ACCOUNT = "/account";
/** A copy of what is kept about whoever is signed in, as a file. */
export const ACCOUNT_DATA = "/account/my-data.json";
/** Where a link to set a new password is asked for. */
export const PASSWORD_LINK = "/account/password";

export function newPasswordPath(token: string): string {
  return `${PASSWORD_LINK}/${token}`;
}

export function confirmAccountPath(token: string): string {
  return `/account/verify/${token}`;
}

/* Blog and portfolio */
export const BLOG = "/blogs/blog-standard";
/** Which grid of projects is the overview that others lead back to: one of `app/features/portfolio/pages/grid-entries.ts`. */
export const PORTFOLIO = "/portfolio/portfolio-classic-three-column";

/** A project. Five have a page of the specification as their own address (`project-pages.ts`). */
export function projectPath(slug: string): string {
  return `/portfolio/projects/${slug}`;
}

/** Where the owner decides about a comment, whose token stands behind it. */
export const COMMENT_REVIEW = "/comments/moderate";

/* Newsletter */
/** Pages that its mails lead to stand behind it: no search engine has a use for them. */
export const SUBSCRIPTION = "/subscription";

export function confirmSubscriptionPath(token: string): string {
  return `${SUBSCRIPTION}/confirm/${token}`;
}

export function unsubscribePath(token: string): string {
  return `${SUBSCRIPTION}/unsubscribe/${token}`;
}

/* Search */
export const SEARCH = "/page/search-result";
/** What the search page would answer, for the palette. */
export const SEARCH_ANSWERS = "/search.json";

/* Information */
export const PRIVACY = "/page/privacy-policy";
export const TERMS = "/page/terms-of-service";
