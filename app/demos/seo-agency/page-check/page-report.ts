/** What is judged, in the order of the report. */
export const checkAreas = ["listing", "outline", "names", "weight"] as const;

export type CheckArea = (typeof checkAreas)[number];

/** `mend`: somebody is shut out or misled by it. `look`: probably worth a change. `none`: the page has nothing the rule is about. */
export type Verdict = "mend" | "look" | "fine" | "none";

export interface Finding {
  /** Name of the rule, unique in a report. */
  rule: string;
  area: CheckArea;
  verdict: Verdict;
  /** What was found, as a sentence without a full stop. */
  title: string;
  /** Where: the words, addresses or figures themselves. */
  evidence?: string;
  /** How to put it right. */
  advice?: string;
}

export interface PageReport {
  /** Whose report it is: a path, or how the page was given. */
  subject: string;
  /** Size of the HTML, uncompressed. */
  bytes: number;
  /** Hundredths of each area; null where the page has nothing to judge. */
  scores: Record<CheckArea, number | null>;
  /** What is to be mended first, then what to look at, then the rest. */
  findings: readonly Finding[];
}

/** Bytes as people say them: "48 kB". */
export function inKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
