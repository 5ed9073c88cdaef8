/* The bar on the pages that show something, in the words of the template. */

export const bar = "Showcase";
export const backTo = "Back to {name}";
/** Before the name of the page. */
export const previous = "Previous:";
export const next = "Next:";
export const position = "{at} of {count}";
export const takeHome = "Take it home";
export const copy = "Copy";
export const copied = "Copied";
export const top = "Top of this page";
export const template = "What Vitrine is";
export const guide = "Guide: from showcase to your site";

/* What a page of each group is, and where all of them are listed. */

export const home = "Home page";
export const allHomes = "All {count} home pages";
export const header = "Header";
export const allHeaders = "All {count} headers";
export const footer = "Footer";
export const allFooters = "All {count} footers";
export const element = "Element";
export const allElements = "All {count} elements";
export const pageTitle = "Page title";
export const allPageTitles = "All {count} page titles";
export const portfolio = "Portfolio page";
export const allPortfolio = "All {count} portfolio pages";
export const blog = "Blog page";
export const allBlogs = "All {count} blog pages";
export const modal = "Window";
export const allModals = "All {count} windows";
export const icons = "Icon page";
export const allIcons = "All {count} icon pages";

/* How one gets it. */

export const takeHomePage =
  "Makes a site of your own from this home page, and asks what else it shall have:";
export const takeFrame = "In content/site.ts for every page, or in the entry of one:";
export const takeExample =
  "The code of each example stands under it, to be copied. This removes the exhibition and keeps what your pages use:";
export const takeFeature =
  "This removes the exhibition. What you see here stays, with your words and pictures in its place:";
export const takeIcons =
  "Each icon is copied by a press: as a name, as JSX or as SVG. Those that pages use are one file; after a change:";

/* What the script keeps. */

export const storedFrom = "the home page from which you went on, so that there is a way back";
export { untilTabCloses as storedEnds } from "#app/engine/words.ts";
