import type { Finding } from "./finding.ts";

/** The list of what the owner still has to write: lines `- [ ] what (file)`. */
export const TO_DO = "content/to-do.md";

/** What stands in the list and is not ticked. @param text of the list. */
export function toDoFindings(text: string): Finding[] {
  return [...text.matchAll(/^\s*[-*] \[ \] (.+?)(?: \(([^()]+)\))?\s*$/gm)].map(
    ([, what = "", file]) => ({
      level: "opening",
      what: what.replaceAll("`", ""),
      where: file?.replaceAll("`", "") ?? TO_DO,
      mend: `do it, then tick it in ${TO_DO}: [x]`,
    }),
  );
}
