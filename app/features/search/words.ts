/* What the search says: its fields, the palette and the page of results. */

/* The field */
export const searchThisSite = "Search this site";
export const searchAgain = "Search again";
export const search = "Search";
export const lookingFor = "What are you looking for?";
export const close = "Close";

/* Before there are results, or instead of them */
export const paletteHelp = "Type to search. Arrow keys to choose, Enter to open, Escape to close.";
export const pageHelp = "Search everything on this site. Small typos are fine.";
export const needsScript = "The search of this site needs JavaScript.";
export const searching = "Searching…";
export const unavailable = "Search is not available right now. Please try again.";
export const noResults = "No results. Try a shorter or a different word.";

/* Results */
export const searchResults = "Search results";
export const resultsFor = "Results for “{query}”";
export const allResultsFor = "All results for “{query}”";
export const results = "1 result | {count} results";
export const bestResults = "The best {shown} of 1 result | The best {shown} of {count} results";
export const pages = "Pages";
