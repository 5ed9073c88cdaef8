import { createContext } from "react";

/**
 * True inside a sample of something that a page has only once, such as its title: there the heading is not the page's `h1`, and
 * nothing is said about the page to search engines.
 */
export const SampleContext = createContext(false);
