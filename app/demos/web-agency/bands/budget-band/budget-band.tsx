import * as styles from "./budget-band.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import type { CSSProperties } from "react";
import { formatFigure, type Visit, type VisitFigure } from "../../visit.ts";
import { TestName } from "../test-name.tsx";

interface BudgetBandProps {
  id: string;
  heading: string;
  intro: string;
  caption: string;
  columns: { name: string; limit: string; visit: string; verdict: string };
  rows: readonly { figure: VisitFigure; name: string; text: string; limit: number }[];
  words: {
    waiting: string;
    untold: string;
    withoutScript: string;
    within: string;
    over: string;
    /** For a visit that began on another page, whose files are no fault of this one. */
    notJudged: string;
  };
  visit: Visit | null;
}

/** The limits that the page is held to, and what this very visit has used of them. */
export function BudgetBand({
  id,
  heading,
  intro,
  caption,
  columns,
  rows,
  words,
  visit,
}: BudgetBandProps) {
  function used(figure: VisitFigure): string {
    if (!visit) return words.waiting;
    return formatFigure(figure, visit[figure]) ?? words.untold;
  }

  function verdict(value: number | null | undefined, limit: number): string {
    if (value === null || value === undefined) return "";
    if (!visit?.beganHere) return words.notJudged;
    return value > limit ? words.over : words.within;
  }

  return (
    <Section id={id} space="tight" ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={<TestName>{heading}</TestName>}
        intro={intro}
        layout="ruled"
      />
      <table className={styles.budget}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.visit}</th>
            <th scope="col">{columns.limit}</th>
            <th scope="col">{columns.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figure, name, text, limit }) => {
            const value = visit?.[figure];
            const isOver = visit?.beganHere && value !== null && Number(value) > limit;
            return (
              <tr key={figure} data-over={isOver || undefined}>
                <th scope="row">
                  <span className="display text-display-3">{name}</span>
                  <span className={`${styles.text} text-soft`}>{text}</span>
                </th>
                <td data-head={columns.visit}>
                  <span className="needs-script figures">{used(figure)}</span>
                  <span className="without-script">{words.withoutScript}</span>
                </td>
                <td data-head={columns.limit}>
                  <span className="figures">
                    {figure === "layoutShift" ? limit : `${limit} kB`}
                  </span>
                </td>
                <td>
                  <span
                    aria-hidden
                    className={styles.bar}
                    style={{ "--used": Math.min(1, (value ?? 0) / limit) } as CSSProperties}
                  />
                  <span className={styles.verdict}>{verdict(value, limit)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
