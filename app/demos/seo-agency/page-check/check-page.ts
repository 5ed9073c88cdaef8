import { type CheckArea, checkAreas, type Finding, type PageReport } from "./page-report.ts";
import type { ParsedPage } from "./parsed-page.ts";
import { listingRules } from "./listing-rules.ts";
import { nameRules } from "./name-rules.ts";
import { outlineRules } from "./outline-rules.ts";
import type { Rule } from "./rule.ts";
import { weightRules } from "./weight-rules.ts";

/** All rules, by area. */
export const rules: readonly Rule[] = [
  ...listingRules,
  ...outlineRules,
  ...nameRules,
  ...weightRules,
];

/** What comes first in a report, and what a verdict is worth. A rule without an object counts for nothing. */
const order = { mend: 0, look: 1, fine: 2, none: 3 } as const;
const worth = { mend: 0, look: 0.5, fine: 1 } as const;

/** Judges a page by all rules. Pure: the same HTML has the same report, wherever it was parsed. */
export function checkPage(subject: string, html: string, page: ParsedPage): PageReport {
  const bytes = new TextEncoder().encode(html).length;
  const judged = rules.map((rule) => ({ rule, ...rule.check({ page, bytes }) }));
  return {
    subject,
    bytes,
    scores: Object.fromEntries(
      checkAreas.map((area) => [area, score(judged.filter(({ rule }) => rule.area === area))]),
    ) as Record<CheckArea, number | null>,
    findings: judged
      .map(({ rule: { name, area }, ...outcome }) => ({ rule: name, area, ...outcome }))
      .toSorted((one, other) => order[one.verdict] - order[other.verdict]),
  };
}

/** The weighted share of the rules that are kept, in hundredths; half for what is only worth a look. */
function score(judged: readonly { rule: Rule; verdict: Finding["verdict"] }[]): number | null {
  let kept = 0;
  let total = 0;
  for (const { rule, verdict } of judged) {
    if (verdict === "none") continue;
    kept += rule.weight * worth[verdict];
    total += rule.weight;
  }
  return total === 0 ? null : Math.round((kept / total) * 100);
}
