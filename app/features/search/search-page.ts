/** Where searches are answered (specification, point 2). A file of its own, because every header's search bar needs it and nothing more. */
export const SEARCH_PAGE = "/page/search-result";
