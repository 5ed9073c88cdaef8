import type { CheckArea, Finding } from "./page-report.ts";
import type { ParsedPage } from "./parsed-page.ts";

interface CheckedPage {
  page: ParsedPage;
  /** Size of its HTML, uncompressed. */
  bytes: number;
}

type Outcome = Pick<Finding, "verdict" | "title" | "evidence" | "advice">;

/** One rule: a pure function of the page. */
export interface Rule {
  name: string;
  area: CheckArea;
  /** Share in the area's score: 3 shuts people out, 2 costs visits, 1 is craft. */
  weight: 1 | 2 | 3;
  check: (checked: CheckedPage) => Outcome;
}

/** The rule is kept. `evidence` says what with. */
export const fine = (title: string, evidence?: string): Outcome => ({
  verdict: "fine",
  title,
  ...(evidence && { evidence }),
});

/** The page has nothing that the rule is about. */
export const none = (title: string): Outcome => ({ verdict: "none", title });

export const mend = (title: string, evidence: string, advice: string): Outcome => ({
  verdict: "mend",
  title,
  evidence,
  advice,
});

export const look = (title: string, evidence: string, advice: string): Outcome => ({
  ...mend(title, evidence, advice),
  verdict: "look",
});

/** The first few of a list, and how many more there are. */
export function some(items: readonly string[], shown = 3): string {
  const more = items.length - shown;
  const list = items
    .slice(0, shown)
    .map((item) => short(item))
    .join(", ");
  return more > 0 ? `${list} and ${more} more` : list;
}

/** "1 picture", "4 pictures". */
export function count(items: readonly unknown[], one: string, many = `${one}s`): string {
  return `${items.length} ${items.length === 1 ? one : many}`;
}

/** A text that may be long, cut to fit a line of the report. */
export function short(text: string, length = 72): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
