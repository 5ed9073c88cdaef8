import * as styles from "./star-night.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { Shore } from "../shore.tsx";

interface StarNightProps {
  id: string;
  heading: string;
  text: string;
}

/** In it the stars, low in the sky and high in it: as a file they are in no script. */
const FILE = "/drawings/marisma.svg";

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
          <use href={`${FILE}#stars-high`} />
        </svg>
        <SubscribeForm id={id} label={`Subscribe: ${heading}`} layout="inline" />
      </Section>
      <Shore fit="xMidYMax slice" className={styles.shore}>
        <use href={`${FILE}#stars-low`} />
      </Shore>
    </div>
  );
}
