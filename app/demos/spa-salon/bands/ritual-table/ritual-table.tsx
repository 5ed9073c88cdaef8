import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./ritual-table.module.css";
import type { PictureSource } from "#content/media.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
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

interface RitualTableProps {
  heading: string;
  action: string;
  /** The first has the room. */
  rituals: readonly Ritual[];
  onChoose: (visit: readonly string[]) => void;
}

/** Visits that the house has put together: one as large as the page, with all that is in it, and the others in a quiet row below. Each goes into the gauge as it is. */
export function RitualTable({
  heading,
  action,
  rituals: [first, ...others],
  onChoose,
}: RitualTableProps) {
  return (
    <Section id="rituals" tone="night" width="full" space="none" aria-labelledby="rituals-heading">
      {first && (
        <article className={styles.first}>
          <Picture
            picture={first.picture}
            sizes="(min-width: 62rem) 58vw, 100vw"
            className={styles.view}
          />
          <div className={styles.words}>
            <h2 id="rituals-heading" className="display text-display-4">
              {heading}
            </h2>
            <h3 className={`${styles.name} display`}>{first.name}</h3>
            <p className="max-w-[40ch] text-lead">{first.text}</p>
            <ul className={styles.parts}>
              {first.parts.map((part) => (
                <li key={part.name}>
                  <span>{part.name}</span> <span className="text-soft">{part.time}</span>
                </li>
              ))}
            </ul>
            <Sum {...first} />
            <Choose {...first} look="step" action={action} onChoose={onChoose} />
          </div>
        </article>
      )}
      <PushedRow className={styles.others} labelledBy="rituals-heading">
        {others.map((ritual) => (
          <li key={ritual.name} className={styles.other}>
            <Picture
              picture={ritual.picture}
              sizes="(min-width: 62rem) 30vw, 76vw"
              className={styles.small}
            />
            <div className={`${styles.about} grid grid-cols-1 gap-3 wrap-anywhere`}>
              <h3 className="display text-display-3">{ritual.name}</h3>
              <p className="text-soft">{ritual.text}</p>
              <p className="text-small">{ritual.parts.map(({ name }) => name).join(", ")}</p>
              <Sum {...ritual} />
              <Choose {...ritual} look="link" action={action} onChoose={onChoose} />
            </div>
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}

function Sum({ time, price }: Pick<Ritual, "time" | "price">) {
  return (
    <p className={`${styles.sum} figures`}>
      <span>{time}</span> <span>{price}</span>
    </p>
  );
}

/** Of the way into the gauge: the first ritual's is the next step, those of the others stand back. */
const looks = {
  step: buttonClass({ tone: "inverse" }),
  link: "font-semibold underline decoration-1 underline-offset-6 hover:decoration-2",
} as const;

function Choose({
  look,
  name,
  visit,
  href,
  action,
  onChoose,
}: Pick<Ritual, "name" | "visit" | "href"> &
  Pick<RitualTableProps, "action" | "onChoose"> & { look: keyof typeof looks }) {
  const words = (
    <>
      {action}
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    // Holds the hidden part of its link, which would else widen the page.
    <p className="relative">
      <a href="#visit" onClick={() => onChoose(visit)} className={`${looks[look]} needs-script`}>
        {words}
      </a>
      <Link href={href} className={`${looks[look]} without-script`}>
        {words}
      </Link>
    </p>
  );
}
