/* What a page says that stands where another one was before, on hosts that send nobody on. */

export const movedTitle = "This page has moved";
export const movedText = "It is at {address} now.";
