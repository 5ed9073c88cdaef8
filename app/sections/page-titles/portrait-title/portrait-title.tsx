import * as styles from "./portrait-title.module.css";
import type { PictureSource } from "#content/media.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import {
  type PageTitleContent,
  TitleHeading,
  TitleTrail,
} from "#app/sections/page-titles/page-title-parts.tsx";

interface PortraitTitleProps extends Omit<PageTitleContent, "heading"> {
  /** First name and family name, a line each. */
  name: readonly [string, string];
  /** Square, the face in its middle. */
  picture: PictureSource;
  /** What one would ask at a first meeting. */
  facts: readonly { term: string; detail: string }[];
}

/** The head of a page about one person: the name as large as a title page allows, the portrait to the edge, the facts at the foot. */
export function PortraitTitle({ name, picture, facts, intro, trail, crumb }: PortraitTitleProps) {
  const heading = name.join(" ");
  return (
    <section className={styles.title}>
      <div className={styles.words}>
        <TitleTrail {...{ trail, crumb, heading }} />
        <TitleHeading className={styles.name}>
          <FitLine text={name[0]} /> <FitLine text={name[1]} className={styles.family} />
        </TitleHeading>
        {intro && <p className="max-w-[40ch] text-lead text-soft">{intro}</p>}
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-label text-soft">{term}</dt>
              <dd className="text-small font-semibold">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 42vw, 100vw"
        priority
        className={styles.picture}
      />
    </section>
  );
}
