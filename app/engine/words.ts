/* What is said of a page before it is there. The failures are the specification's, point 8. */

export const pageNotFound = "Page not found";
/** Of a later page of a list, for tabs and search engines. */
export const laterPage = "{title}, page {page}";
export const signIn = "Sign in";
export const chunkFailed = "Loading chunk {chunk} failed";
export const dataFailed = "Loading data failed";
export const stylesheetFailed = "Loading CSS chunk {chunk} failed";

/* How long a browser keeps what is kept in it */
export const untilTabCloses = "When you close the tab";
