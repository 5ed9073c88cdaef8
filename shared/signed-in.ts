/**
 * In the query of a page where one signs in, as the answer to a right password or link leads there: whoever arrives with a session is sent on
 * to where they wanted to go; whoever has none learns that the browser has kept no cookie.
 */
export const SIGNED_IN = "signed-in";
