import { openItems, TO_DO } from "../to-do.ts";
import type { Finding } from "./finding.ts";

/** What stands in the list of things to do and is not ticked. @param text of the list. */
export function toDoFindings(text: string): Finding[] {
  return openItems(text).map((item) => {
    const [, what = item, file] = /^(.+?)(?: \(([^()]+)\))?$/.exec(item) ?? [];
    return {
      level: "opening",
      what: what.replaceAll("`", ""),
      where: file?.replaceAll("`", "") ?? TO_DO,
      mend: `do it, then tick it in ${TO_DO}: [x]`,
    };
  });
}
