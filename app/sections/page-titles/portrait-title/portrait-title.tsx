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
  /** The last word, the family name, has a line of its own; one word alone is one line. */
  name: string;
  /** Square, the face in its middle. */
  picture: PictureSource;
  /** What one would ask at a first meeting. */
  facts: readonly { term: string; detail: string }[];
}

/** The head of a page about one person: the name as large as a title page allows, the portrait to the edge, the facts at the foot. */
export function PortraitTitle({ name, picture, facts, intro, trail, crumb }: PortraitTitleProps) {
  const at = name.lastIndexOf(" ");
  return (
    <section className={styles.title}>
      <div className={styles.words}>
        <TitleTrail trail={trail} crumb={crumb} heading={name} />
        <TitleHeading className={styles.name}>
          {at < 0 ? (
            <FitLine text={name} />
          ) : (
            <>
              <FitLine text={name.slice(0, at)} />{" "}
              <FitLine text={name.slice(at + 1)} className={styles.family} />
            </>
          )}
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
