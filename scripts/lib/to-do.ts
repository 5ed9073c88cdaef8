/** The list of what the owner of a site still has to write: lines `- [ ] what (file)`. */
export const TO_DO = "content/to-do.md";

/** What stands in the list and is not ticked, in Markdown. @param text of the list. */
export function openItems(text: string): string[] {
  return [...text.matchAll(/^\s*[-*] \[ \] (.+?)\s*$/gm)].map(([, item = ""]) => item);
}
