/** How an entry of a menu says that its page is open: by a line, which stays where a reader has own colours. */
export const currentEntry = "underline decoration-2 underline-offset-6";
