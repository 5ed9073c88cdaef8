/*
 * The addresses of the site: change one, and the page moves with all links, forms, redirects, mails, feeds and tests. In the showcase they are
 * those of the specification; a site that is made from it has plain ones. What stood elsewhere before is sent on by `moved.ts`. A constant costs
 * browsers no file: the bundler writes it where it is used.
 */

/** An address whose page a site of your own may be made without: then null stands in its place, and what leads there goes. */
export function ifThere(address: string): string | null {
  return address;
}

/* Shop */
export const SHOP_WIDE = "/shop/shop-wide";
export const SHOP_FILTERS_FIRST = "/shop/left-sidebar";
export const SHOP_FILTERS_LAST = "/shop/right-sidebar";
export const SHOP_CATEGORIES = "/shop/only-categories";
/** The list that others lead back to: @alias of one of these. */
export const SHOP = SHOP_WIDE;
/** Every article stands behind it by its name. */
export const PRODUCTS = "/shop/single-product";
/** Where the featured article stands; null: by its name, like the others. */
export const FEATURED_PRODUCT: string | null = "/shop/single-product";
export const CART = "/shop/shopping-cart";
export const CHECKOUT = "/shop/checkout";

export function productPath(slug: string): string {
  return `${PRODUCTS}/${slug}`;
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

/* Blog */
export const BLOG_GRID = "/blogs/blog-grid";
export const BLOG_MASONRY = "/blogs/blog-masonry";
export const BLOG_CLASSIC = "/blogs/blog-classic";
export const BLOG_SIMPLE = "/blogs/blog-simple";
export const BLOG_SIDE_IMAGE = "/blogs/blog-side-image";
export const BLOG_METRO = "/blogs/blog-metro";
export const BLOG_OVERLAY_IMAGE = "/blogs/blog-overlay-image";
export const BLOG_MODERN = "/blogs/blog-modern";
export const BLOG_CLEAN = "/blogs/blog-clean";
export const BLOG_WIDGET = "/blogs/blog-widget";
export const BLOG_STANDARD = "/blogs/blog-standard";
/** The list that others lead back to: @alias of one of these. */
export const BLOG = BLOG_STANDARD;
/**
 * A post: `:slug` is the name of its file, `:id` its number. With `:type` it has a page in each of the nine presentations (specification,
 * point 2); without, all posts look alike, as `post-look.ts` among the pages of the blog says.
 */
export const POST: string = "/blog-types/:type/:id";
/** The five layouts of a post, each shown with one, stand behind it by their numbers. */
export const POST_LAYOUTS = "/blogs/blog-post-layout-";
export const CATEGORY = "/blogs/category/:category";
export const AUTHOR = "/blogs/author/:author";

/* Portfolio */
/** Every grid stands behind it, by its name. */
export const PORTFOLIO_GRIDS = "/portfolio/portfolio-";
/** Which of the grids of projects is the overview that others lead back to, by the end of its address. */
export const PORTFOLIO_GRID = "classic-three-column";
/** Where the overview stands. */
export const PORTFOLIO = "/portfolio/portfolio-classic-three-column";
/* The same projects in other ways. */
export const PORTFOLIO_SLIDER = "/portfolio/portfolio-slider";
export const PORTFOLIO_SCATTERED = "/portfolio/portfolio-scattered";
export const PORTFOLIO_GALLERY = "/portfolio/portfolio-justified-gallery";
/** A project by its name. */
export const PROJECT = "/portfolio/projects/:slug";
/** The projects that `project-pages.ts` gives a number stand behind it by that; null: by their names, like the others. */
export const PROJECT_PAGES: string | null = "/portfolio/single-project-page-";

/* Comments */
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
export function searchPath(words: string): string {
  return `${SEARCH}?q=${encodeURIComponent(words)}`;
}

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
/** A front page to begin with in a site of one's own (`front-page.ts`). */
export const FROM_SECTIONS = "/template/from-sections";

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
export const COMING_SOON = "/page/coming-soon";
/** With a clock. */
export const COMING_SOON_CLOCK = "/page/coming-soon-V2";
/* What visitors see instead of a page, to be looked at. */
export const NOT_FOUND = "/page/error-404";
export const MAINTENANCE = "/page/maintenance";
