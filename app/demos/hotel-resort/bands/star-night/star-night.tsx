import * as styles from "./star-night.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { Shore } from "../shore.tsx";

interface StarNightProps {
  id: string;
  heading: string;
  text: string;
}

/** Bright stars and faint ones, low in the sky and high in it: no two apart alike, and none where words stand. */
const stars = {
  low: {
    bright:
      "M160 173h0M204 78h0M1051 52h0M504 33h0M469 131h0M1028 141h0M1185 165h0M1372 30h0M739 44h0M292 172h0M979 59h0",
    faint:
      "M382 35h0M1218 47h0M1157 83h0M64 31h0M1328 182h0M410 174h0M664 34h0M541 86h0M1285 39h0M1130 176h0M44 174h0M257 44h0M806 59h0M1305 131h0M120 112h0M712 92h0",
  },
  high: {
    bright: "M180 83h0M440 134h0M233 227h0M521 149h0M102 24h0M606 227h0M310 71h0",
    faint:
      "M26 198h0M65 190h0M550 206h0M443 49h0M314 181h0M50 97h0M191 17h0M203 141h0M519 8h0M382 212h0",
  },
};

/** The last hour of the day, across the page: stars over the house with its lamps off, and the letter that can be asked for under them. The land goes over into a footer that is night. */
export function StarNight({ id, heading, text }: StarNightProps) {
  return (
    <div data-tone="night" className={styles.night}>
      <Section
        width="wide"
        ground="paper"
        aria-labelledby={`${id}-heading`}
        className={styles.words}
      >
        <div className="grid gap-4">
          <h2 id={`${id}-heading`} className="display max-w-[14ch] text-display-1">
            {heading}
          </h2>
          <p className="max-w-[44ch]">{text}</p>
        </div>
        <svg viewBox="0 0 620 240" aria-hidden className={styles.high}>
          <Stars {...stars.high} />
        </svg>
        <SubscribeForm id={id} label={`Subscribe: ${heading}`} layout="inline" />
      </Section>
      <Shore fit="xMidYMax slice" className={styles.shore}>
        <Stars {...stars.low} />
      </Shore>
    </div>
  );
}

function Stars({ bright, faint }: { bright: string; faint: string }) {
  return (
    <g stroke="white" strokeLinecap="round">
      <path d={bright} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path d={faint} strokeWidth="2" strokeOpacity="0.7" vectorEffect="non-scaling-stroke" />
    </g>
  );
}
