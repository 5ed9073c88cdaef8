import * as styles from "./ritual-rail.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Rail } from "#app/elements/motion/rail/rail.tsx";
import { Section } from "#app/sections/section.tsx";

export interface Ritual {
  name: string;
  text: string;
  /** Ids of its treatments. */
  visit: readonly string[];
  /** What it consists of, with the time of each. */
  parts: readonly { name: string; time: string }[];
  time: string;
  price: string;
  /** The page with this visit in the gauge, for those without script. */
  href: string;
  picture: PictureSource;
}

interface RitualRailProps {
  heading: string;
  label: string;
  action: string;
  rituals: readonly Ritual[];
  onChoose: (visit: readonly string[]) => void;
}

/** Visits that the house has put together: each shows what is in it, what it comes to, and goes into the gauge as it is. */
export function RitualRail({ heading, label, action, rituals, onChoose }: RitualRailProps) {
  return (
    <Section id="rituals" tone="night" width="full" aria-labelledby="rituals-heading">
      <Rail
        label={label}
        header={
          <h2 id="rituals-heading" className="display max-w-[18ch] text-display-2">
            {heading}
          </h2>
        }
        items={rituals.map((ritual) => ({
          key: ritual.name,
          content: <RitualCard {...ritual} action={action} onChoose={onChoose} />,
        }))}
      />
    </Section>
  );
}

function RitualCard({
  name,
  text,
  visit,
  parts,
  time,
  price,
  href,
  picture,
  action,
  onChoose,
}: Ritual & Pick<RitualRailProps, "action" | "onChoose">) {
  return (
    <article className={styles.ritual}>
      <Picture
        picture={picture}
        sizes="(min-width: 75rem) 24vw, (min-width: 48rem) 19rem, 76vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={`${styles.name} display`}>{name}</h3>
        <p className="text-soft">{text}</p>
        <ul className={`${styles.parts} text-small`}>
          {parts.map((part) => (
            <li key={part.name}>
              <span>{part.name}</span> <span className="text-soft">{part.time}</span>
            </li>
          ))}
        </ul>
        <p className={`${styles.sum} figures`}>
          <span>{time}</span> <span>{price}</span>
        </p>
        <p className="font-semibold underline decoration-1 underline-offset-6 hover:decoration-2">
          <a href="#visit" onClick={() => onChoose(visit)} className="needs-script">
            {action}
            <span className="sr-only">: {name}</span>
          </a>
          <Link href={href} className="without-script">
            {action}
            <span className="sr-only">: {name}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
