import * as styles from "./office-map.module.css";
import { type CSSProperties, useId, useRef, useState } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { useNow } from "#app/engine/use-now.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Office {
  key: string;
  city: string;
  country: string;
  /** What is done there, in a sentence. */
  work: string;
  /** How many work there, and at which address. */
  staff: string;
  mail: string;
  /** IANA zone, for the time of day. */
  timeZone: string;
  /** As a reader writes them: "51.92° N, 4.48° E". */
  coordinates: string;
  /** Degrees, east positive: where the meridian swings to. */
  longitude: number;
  /** Place on the drawing, in per cent from its left and its top. */
  at: { x: number; y: number };
}

interface OfficeMapProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the list as a group of choices. */
  label: string;
  offices: readonly Office[];
  /** Key of the office that is lit at first. */
  first: string;
}

/**
 * The meridian of 100° east on the drawing, from the middle of its sheet. In Robinson's projection all others are this one, wider or
 * narrower, so a single line can swing from office to office.
 */
const MERIDIAN =
  "M163 0 172.6 6.5 187 18.1 199.6 30.8 211 44.3 221.8 58.5 231.9 73.1 241.1 88.1 248.9 103.5 256 119 261.9 134.7 266.7 150.4 270.3 166.1 272.8 181.8 275 197.6 276.5 213.3 277.4 229 277.8 244.7 277.4 260.5 276.5 276.2 275 291.9 272.8 307.6 270.3 323.4 266.7 339.1 261.9 354.8 256 370.5 248.9 386 241.1 401.4 231.9 416.4 228.9 420.8";

/**
 * The world in dots and the offices on it. The list is a group of native choices, so arrow keys walk it: the office in hand opens, lights
 * up on the map, and the meridian swings to it. Pointing previews the same. Without script the list works by itself and all are lit.
 */
export function OfficeMap({ id, heading, intro, label, offices, first }: OfficeMapProps) {
  const group = useId();
  const [chosen, setChosen] = useState(first);
  const list = useRef<HTMLFieldSetElement>(null);
  useFirstRead(list, (choices) => {
    setChosen(choices.querySelector<HTMLInputElement>(":checked")?.value ?? first);
  });
  const [pointed, setPointed] = useState<string | null>(null);
  const minute = Math.floor(useNow() / 60_000) * 60_000;
  const lit = offices.find(({ key }) => key === (pointed ?? chosen));
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.map}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
        <div
          aria-hidden
          className={styles.chart}
          style={{ "--longitude": lit?.longitude } as CSSProperties}
        >
          <div className={styles.world} data-reveal="fade">
            <Drawing href="/drawings/world.svg#world" />
            <svg viewBox="124 0 852 421" className={styles.meridian}>
              <path d={MERIDIAN} vectorEffect="non-scaling-stroke" />
            </svg>
            {offices.map(({ key, at }, index) => (
              <span
                key={key}
                data-lit={key === lit?.key || undefined}
                className={styles.dot}
                style={{ "--x": at.x, "--y": at.y, "--order": index } as CSSProperties}
              />
            ))}
          </div>
          {lit && (
            <p className={styles.readout}>
              <span className="display">{lit.city}</span>
              <span className="figures">{lit.coordinates}</span>
            </p>
          )}
        </div>
        <fieldset ref={list} className={styles.list}>
          <legend className="sr-only">{label}</legend>
          {offices.map((office) => (
            <div
              key={office.key}
              className={styles.row}
              onPointerEnter={() => setPointed(office.key)}
              onPointerLeave={() => setPointed(null)}
            >
              <input
                type="radio"
                id={`${group}-${office.key}`}
                name={group}
                value={office.key}
                checked={office.key === chosen}
                onChange={() => setChosen(office.key)}
                aria-describedby={`${group}-${office.key}-detail`}
                className="sr-only"
              />
              <label htmlFor={`${group}-${office.key}`}>
                <span className={`${styles.city} display text-display-4`}>{office.city}</span>
                <span className="text-small text-soft">{office.country}</span>
                <span className="needs-script figures text-small">
                  {timeOfDay(minute, office.timeZone)}
                </span>
              </label>
              <div id={`${group}-${office.key}-detail`} className={`${styles.detail} text-small`}>
                <p>{office.work}</p>
                <p className="text-soft">{office.staff}</p>
                <p>
                  <a
                    href={`mailto:${office.mail}`}
                    className="inline-block py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {office.mail}
                  </a>
                </p>
              </div>
            </div>
          ))}
        </fieldset>
      </div>
    </Section>
  );
}

/** "09:05", as the clocks of the zone show it. */
function timeOfDay(instant: number, timeZone: string): string {
  return new Date(instant).toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
}
