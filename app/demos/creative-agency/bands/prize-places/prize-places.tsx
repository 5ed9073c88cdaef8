import * as styles from "./prize-places.module.css";
import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";

export interface PrizePlace {
  prize: string;
  /** What it was given for. */
  work: string;
  year: number;
  /** "1st", and "of 3": how many had entered. */
  place: string;
  among: string;
  /** How many were left behind: the rosette is as large as that deserves. */
  beaten: number;
}

interface PrizePlacesProps {
  id: string;
  heading: string;
  text: string;
  prizes: readonly PrizePlace[];
}

/** Prizes as rosettes, each as large as the field that was beaten: who came first of one gets a small one. */
export function PrizePlaces({ id, heading, text, prizes }: PrizePlacesProps) {
  const most = Math.max(...prizes.map(({ beaten }) => beaten));
  return (
    <Section
      id={id}
      width="wide"
      space="tight"
      aria-labelledby={`${id}-heading`}
      className={styles.places}
    >
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p>{text}</p>
      </header>
      <ul className={styles.prizes}>
        {prizes.map(({ prize, work, year, place, among, beaten }, index) => (
          <li key={prize} data-best={beaten === most || undefined} className={styles.prize}>
            <div
              className={styles.rosette}
              style={
                {
                  "--size": share(beaten, most),
                  "--hue": `var(${HUES[index % HUES.length]})`,
                } as CSSProperties
              }
            >
              <Rosette />
              <p className={`${styles.place} display`}>
                <span>{place}</span> <span>{among}</span>
              </p>
            </div>
            <div className="grid gap-1.5">
              <h3 className="display text-display-4">{prize}</h3>
              <p className="text-small">
                {work} <span className="block font-semibold">{year}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The inks of the poster, one after the other. */
const HUES = ["--brand", "--oh-orange", "--oh-yellow", "--accent", "--oh-violet"] as const;

/** The part of its place that a rosette fills: four fifths for nobody, all of it for the largest field. */
function share(beaten: number, most: number): number {
  return Math.round((0.8 + 0.2 * (Math.log1p(beaten) / Math.log1p(most))) * 100) / 100;
}

const PLEATS = 20;

const pleats = Array.from({ length: PLEATS * 2 }, (_, index) => {
  const angle = (index / PLEATS) * Math.PI;
  const radius = index % 2 === 0 ? 98 : 84;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(" ");

function Rosette() {
  return (
    <svg viewBox="0 0 200 270" aria-hidden>
      <path d="M52 160 34 266l36-22 26 26 8-90zM148 160l18 106-36-22-26 26-8-90z" />
      <polygon points={pleats} />
      <circle cx="100" cy="100" r="66" className={styles.rosetteHole} />
    </svg>
  );
}
