/* What is said of a page before it is there. The failures are the specification's, point 8. */

export const pageNotFound = "Page not found";
export const signIn = "Sign in";
export const chunkFailed = "Loading chunk {chunk} failed";
export const stylesheetFailed = "Loading CSS chunk {chunk} failed";
