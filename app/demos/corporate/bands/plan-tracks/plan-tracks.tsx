import * as styles from "./plan-tracks.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface PlannedMeasure {
  name: string;
  /** The value now, as people say it, and what it counts. */
  now: string;
  unit: string;
  /** Where it began and where it is to be, with their years. */
  from: string;
  to: string;
  /** Part of the way that is done, from 0 to 1. */
  done: number;
  /** On time or late, and by how much. */
  verdict: string;
  text: string;
}

interface PlanTracksProps {
  id: string;
  heading: string;
  intro: string;
  /** Part of the way that was to be done by now, from 0 to 1, for all measures alike. */
  planned: number;
  /** What the line through all tracks means. */
  plannedLabel: string;
  measures: readonly PlannedMeasure[];
}

/** Promises with a date, each as a track from where it began to where it has to be. One line crosses all: whoever ends before it is late. */
export function PlanTracks({
  id,
  heading,
  intro,
  planned,
  plannedLabel,
  measures,
}: PlanTracksProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <div className={styles.tracks} style={{ "--planned": planned } as CSSProperties}>
        <p aria-hidden className={`${styles.key} text-label`}>
          <span>{plannedLabel}</span>
        </p>
        <ul>
          {measures.map(({ name, now, unit, from, to, done, verdict, text }) => (
            <li
              key={name}
              data-late={done < planned || undefined}
              style={{ "--done": done } as CSSProperties}
            >
              <h3>
                <span className="block text-small font-semibold">{name}</span>{" "}
                <span className={`display ${styles.now}`}>{now}</span>{" "}
                <span className="block text-small text-soft">{unit}</span>
              </h3>
              <p className={`${styles.text} text-small`}>
                <strong className="font-semibold">{verdict}</strong>{" "}
                <span className="text-soft">{text}</span>
              </p>
              <div className={styles.course}>
                <div aria-hidden className={styles.bar} />
                <p className={`${styles.ends} text-label text-soft`}>
                  <span>{from}</span> <span>{to}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
