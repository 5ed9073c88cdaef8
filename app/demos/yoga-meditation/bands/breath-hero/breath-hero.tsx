import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./breath-hero.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { BreathingGuide, type BreathingGuideProps } from "./breathing-guide.tsx";

interface BreathHeroProps {
  heading: string;
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  guide: BreathingGuideProps;
  /** When to stop, below the steps. */
  note: string;
}

/** The first screen: the claim, a circle over the water to breathe with, and on the water how that is done. */
export function BreathHero({ heading, lead, primary, secondary, guide, note }: BreathHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="claim" className="display text-display-1">
          {heading}
        </h1>
        <p className={`${styles.lead} text-lead text-soft`}>{lead}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <TextLink href={secondary.href}>{secondary.label}</TextLink>
        </p>
      </div>
      <div className={styles.circle}>
        <BreathingGuide {...guide} />
      </div>
      <div className={styles.water}>
        <Reflection />
        <div className={styles.how}>
          <ol className={styles.steps}>
            {guide.steps.map(({ key, name, seconds, text }) => (
              <li key={key} data-of={key}>
                <p className="display text-display-4">
                  {name} for {seconds}
                </p>
                <p className="text-small">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-small text-soft">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** Half widths and places of the circle's light on the water: wide near the line, broken further out. */
const glints = [
  [150, 12, 7],
  [196, 30, 9],
  [128, 48, 6],
  [168, 66, 8],
  [92, 84, 5],
  [120, 102, 6],
  [64, 120, 4],
  [84, 137, 4],
  [38, 153, 3],
] as const;

function Reflection() {
  return (
    <svg viewBox="0 0 400 165" aria-hidden className={styles.reflection}>
      {glints.map(([half, y, thick], index) => (
        <path
          key={y}
          d={`M${200 - half} ${y}Q200 ${y - thick} ${200 + half} ${y}Q200 ${y + thick} ${200 - half} ${y}Z`}
          className={index % 2 ? styles.glint : styles.glow}
        />
      ))}
    </svg>
  );
}
