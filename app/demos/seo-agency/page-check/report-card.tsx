import * as styles from "./report-card.module.css";
import { useEffect, useRef } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { Ring } from "#app/elements/figures/ring/ring.tsx";
import {
  type CheckArea,
  checkAreas,
  type Finding,
  inKilobytes,
  type PageReport,
  type Verdict,
} from "./page-report.ts";

interface ReportCardProps {
  id: string;
  report: PageReport;
  /** Nobody asked for the sample: it is shown in brief. */
  isChecked: boolean;
  /** Counts the reports that the visitor pressed for: each new one is brought to them. */
  turn: number;
  /** What the rings stand for. */
  areas: Record<CheckArea, { name: string; text: string }>;
  /** What the check does not see. */
  limits: string;
}

const signs = {
  mend: { icon: "circle-alert", name: "Fix" },
  look: { icon: "triangle-alert", name: "Review" },
  fine: { icon: "circle-check", name: "Passed" },
  none: { icon: "minus", name: "Not checked" },
} as const satisfies Record<Verdict, { icon: IconName; name: string }>;

/** The faults that stand open in a report that nobody asked for; the others are one press away. */
const FOLDED_FROM = 2;

/** The report of one page: four rings, what to mend and how, what is in order, and what nobody looked at. */
export function ReportCard({ id, report, isChecked, turn, areas, limits }: ReportCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { subject, bytes, scores, findings } = report;
  const faults = findings.filter(({ verdict }) => verdict === "mend" || verdict === "look");
  const others = findings.filter(({ verdict }) => verdict === "fine" || verdict === "none");
  const rows = faults.map((finding) => (
    <Fault key={finding.rule} finding={finding} area={areas[finding.area].name} />
  ));
  const [firstFaults, otherFaults] = [rows.slice(0, FOLDED_FROM), rows.slice(FOLDED_FROM)];
  const kept = others.filter(({ verdict }) => verdict === "fine");

  useEffect(() => {
    if (turn === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [turn]);

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.card}>
      <header className={styles.head}>
        <h2 ref={heading} id={`${id}-heading`} tabIndex={-1} className="display text-display-4">
          Report for {subject}
        </h2>
        <p className="text-small text-soft">
          {inKilobytes(bytes)} of HTML, {findings.length} rules: {kept.length} passed,{" "}
          {faults.length} did not
          {others.length > kept.length && `, ${others.length - kept.length} did not apply`}
        </p>
      </header>
      <dl className={styles.rings}>
        {checkAreas.map((area) => (
          <div key={`${subject} ${area}`} data-score={gradeOf(scores[area])}>
            <dt>
              <span className="block font-semibold">{areas[area].name}</span>
              <span className={`${styles.meaning} block text-small text-soft`}>
                {areas[area].text}
              </span>
            </dt>
            <dd>
              <Ring value={scores[area] ?? 0} filling>
                <span className={`${styles.score} figures`}>{scores[area] ?? "–"}</span>
                {scores[area] === null ? (
                  <span className="sr-only">: nothing to check</span>
                ) : (
                  <span className="sr-only"> of 100</span>
                )}
              </Ring>
            </dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 ? (
        <ol className={styles.faults}>{firstFaults}</ol>
      ) : (
        <p className={styles.clean}>No problems found.</p>
      )}
      <footer className={styles.foot}>
        {otherFaults.length > 0 && (
          <details open={isChecked}>
            <summary className="font-semibold">
              <Icon name="chevron-down" className="size-5" />
              {otherFaults.length} more
            </summary>
            <ol start={FOLDED_FROM + 1}>{otherFaults}</ol>
          </details>
        )}
        <details>
          <summary className="font-semibold">
            <Icon name="chevron-down" className="size-5" />
            {kept.length} rules passed
          </summary>
          <ul>
            {others.map(({ rule, verdict, title, evidence }) => (
              <li key={rule}>
                <Icon name={signs[verdict].icon} className="size-5" />
                <span>
                  <span className="sr-only">{signs[verdict].name}: </span>
                  {title}
                  {evidence && <span className="block text-label text-soft">{evidence}</span>}
                </span>
              </li>
            ))}
          </ul>
        </details>
        <p className="text-small text-soft">{limits}</p>
      </footer>
    </section>
  );
}

function Fault({
  finding: { verdict, title, evidence, advice },
  area,
}: {
  finding: Finding;
  area: string;
}) {
  return (
    <li className={styles.fault} data-verdict={verdict}>
      <p className={styles.verdict}>
        <Icon name={signs[verdict].icon} className="size-5" />
        {signs[verdict].name}
        <span className={styles.area}>{area}</span>
      </p>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className={styles.evidence} dir="auto">
          {evidence}
        </p>
      </div>
      <p className="text-soft">{advice}</p>
    </li>
  );
}

/** How a ring is coloured: its figure says the same. */
function gradeOf(score: number | null): "good" | "fair" | "poor" | undefined {
  if (score === null) return undefined;
  return score >= 90 ? "good" : score >= 60 ? "fair" : "poor";
}
