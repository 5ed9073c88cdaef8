/* What stands around the documents. */

export { theTitle } from "#app/elements/words.ts";

export const home = "Home";
export const documentation = "Documentation";
export const headline = "How it is made, and how you make it yours";
export const intro =
  "Guides for what you will want to do, a map of the code, and a short account of each decision. They are files of the project: what you read here is what you get with it.";
export const description =
  "Guides, a map of the code and the decisions behind Vitrine: how to make a site of your own from it, how to change its looks, and how to run it.";
export const searchLabel = "Search the documentation and the site";
export const allDocuments = "All documents";
export const inThisDocument = "On this page";
export const otherDocuments = "Other documents";
export const previous = "Previous";
export const next = "Next";
export const found = "Documentation";
export const decisions = "Decisions";
export const decisionsIntro = "Why things are as they are, and what was not chosen.";
/** Above the link to the decisions. */
export const why = "Why it is so";

/* Code */
export const copy = "Copy";
export const copied = "Copied";
/** Heard after “Copy”. */
export const codeUnder = "the code under {heading}";
export const codeRegion = "Code under {heading}";

/* Groups of guides */
export const begin = "Make it yours";
export const looks = "Give it your looks";
export const running = "Run it";
export const building = "Build on it";
