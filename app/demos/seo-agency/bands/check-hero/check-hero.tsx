import * as styles from "./check-hero.module.css";
import { CheckForm } from "#app/demos/seo-agency/page-check/check-form.tsx";
import type { CheckArea, PageReport } from "#app/demos/seo-agency/page-check/page-report.ts";
import {
  ClimbingResult,
  type ClimbingResultProps,
} from "#app/demos/seo-agency/bands/climbing-result/climbing-result.tsx";
import { ReportCard } from "#app/demos/seo-agency/page-check/report-card.tsx";
import { usePageCheck } from "#app/demos/seo-agency/page-check/use-page-check.ts";

interface CheckHeroProps {
  hero: { lines: readonly string[]; lead: string; result: ClimbingResultProps };
  check: {
    label: string;
    pages: readonly { path: string; label: string }[];
    example: { label: string; html: string };
    withoutScript: string;
    areas: Record<CheckArea, { name: string; text: string }>;
    limits: string;
    sample: PageReport;
  };
}

/**
 * The claim and its proof: a page of results before the sky, the field that checks a page, and the report on a sheet that lies over
 * the edge of the band. The sky keeps its daylight in the dark scheme, like any picture; the sheet does not.
 */
export function CheckHero({
  hero: { lines, lead, result },
  check: { areas, limits, sample, ...form },
}: CheckHeroProps) {
  const check = usePageCheck(sample, form.pages);
  return (
    <>
      <section aria-labelledby="claim" className={styles.sky}>
        <div className={styles.field}>
          <div className={styles.words}>
            <h1 id="claim" className={`${styles.claim} display`}>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}{" "}
                </span>
              ))}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <ClimbingResult {...result} />
          </div>
          <CheckForm check={check} {...form} />
        </div>
      </section>
      <div className={styles.checkSheet}>
        <ReportCard
          id="report"
          report={check.report}
          isChecked={check.isChecked}
          turn={check.turn}
          areas={areas}
          limits={limits}
        />
      </div>
    </>
  );
}
