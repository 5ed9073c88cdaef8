/*
 * Addresses of the pages that code leads to, as links, forms, redirects and mails do: change one, and the page moves with all of them.
 * Those of posts stand in `post-pages.ts`, of projects in `project-pages.ts`. A constant costs browsers no file: the bundler writes it where it is used.
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

/** Orders as their customers see them stand behind it. */
export const ORDERS_OF_CUSTOMERS = "/shop/orders";

/** An order as its customer sees it. Whoever knows the token may. */
export function customerOrderPath(token: string): string {
  return `${ORDERS_OF_CUSTOMERS}/${token}`;
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
/* Other lists of the same posts. */
export const BLOG_CLASSIC = "/blogs/blog-classic";
export const BLOG_CLEAN = "/blogs/blog-clean";
export const BLOG_GRID = "/blogs/blog-grid";
export const BLOG_SIMPLE = "/blogs/blog-simple";
/** Which grid of projects is the overview that others lead back to: one of `app/features/portfolio/pages/grid-entries.ts`. */
export const PORTFOLIO = "/portfolio/portfolio-classic-three-column";

/** Every grid stands behind it, by its name. */
export const PORTFOLIO_GRIDS = "/portfolio/portfolio-";
/** The same projects, one at a time. */
export const PORTFOLIO_SLIDER = "/portfolio/portfolio-slider";

/** Pages on which the owner decides about a comment stand behind it: no search engine has a use for them. */
export const COMMENT_REVIEW = "/comments/moderate";

export function commentReviewPath(token: string): string {
  return `${COMMENT_REVIEW}/${token}`;
}

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
/** What browsers find the same in, in an export. */
export const SEARCH_INDEX = "/search-index.json";

/* The template */
/** What it is and how one gets it; the overview of all demos stands there as `#demos`. */
export const TEMPLATE = "/template";
/** What owners work with. */
export const OFFICE_WALK = "/template/back-office";
export const DOCS = "/docs";

/* Information */
export const ABOUT_US = "/page/about-us";
export const ABOUT_ME = "/page/about-me";
export const STORY = "/page/our-story";
export const WHO_WE_ARE = "/page/who-we-are";
export const TEAM = "/page/our-team";
export const SERVICES = "/page/our-services";
export const OFFER = "/page/what-we-offer";
export const PROCESS = "/page/our-process";
export const PRICES = "/page/pricing-packages";
export const QUESTIONS = "/page/faq-s";
export const NEWS = "/page/latest-news";
/** With hours and map. */
export const CONTACT = "/page/contact-classic";
export const CONTACT_SIMPLE = "/page/contact-simple";
/** With a topic to choose, which `?topic=` names. */
export const CONTACT_FORM = "/page/contact-modern";
export const PRIVACY = "/page/privacy-policy";
/** The same in short. */
export const PRIVACY_IN_SHORT = "/privacy";
export const TERMS = "/page/terms-of-service";
