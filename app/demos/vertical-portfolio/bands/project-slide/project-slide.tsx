import * as styles from "./project-slide.module.css";
import * as bleeding from "./project-slide-bleeding.module.css";
import * as plates from "./project-slide-plates.module.css";
import type { CSSProperties, ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/**
 * How a page is composed on wide screens:
 *
 * - `across`: the picture from edge to edge, the title on both sides of what crosses it;
 * - `beside`: the picture over one half, from edge to edge;
 * - `word`: the title as wide as the page, the picture running off its foot;
 * - `inset`: the picture in the middle, cut along a contour line, sheets of paper and the words around it;
 * - `trio`: three pictures with their captions;
 * - `figures`: what came of it, in three figures as large as a title.
 */
const compositions = {
  across: `${styles.slide} ${styles.across} ${bleeding.across}`,
  beside: `${styles.slide} ${styles.beside} ${bleeding.beside}`,
  word: `${styles.slide} ${styles.word} ${bleeding.word}`,
  inset: `${styles.slide} ${styles.inset} ${plates.inset}`,
  trio: `${styles.slide} ${styles.trio} ${plates.trio}`,
  figures: `${styles.slide} ${styles.figured} ${plates.figured}`,
} as const;

/** The parts of a page: those of wide screens mean something inside their own compositions only. */
const parts = {
  page: `${styles.page} ${bleeding.page} ${plates.page}`,
  picture: `${styles.picture} ${bleeding.picture} ${plates.picture}`,
  head: `${styles.head} ${bleeding.head} ${plates.head}`,
  title: `${styles.title} ${bleeding.title}`,
  facts: `${styles.facts} ${bleeding.facts} ${plates.facts}`,
  figures: `${styles.figures} ${plates.figures}`,
  value: `${styles.value} ${plates.value}`,
  words: `${styles.words} ${bleeding.words} ${plates.words}`,
} as const;

const sizes = {
  across: "(min-width: 62rem) 100vw, 110vw",
  beside: "(min-width: 62rem) 80vw, 110vw",
  word: "(min-width: 62rem) 70vw, 100vw",
  inset: "(min-width: 62rem) 70vw, 100vw",
  trio: "(min-width: 62rem) 36vw, 60vw",
  figures: "(min-width: 62rem) 60vw, 100vw",
} as const;

export interface Slide {
  id: string;
  composition: keyof typeof compositions;
  /** The page's own ground and what is read on it: a pair that passes WCAG AA. */
  tone: { ground: string; ink: string };
  title: string;
  /** For whom, where and when, what. */
  facts: readonly string[];
  summary: string;
  path: string;
  /** One; three for `trio`. */
  pictures: readonly { picture: PictureSource; caption?: string; position?: string }[];
  /** For `figures`: three. */
  figures: readonly { value: string; label: string }[];
}

interface ProjectSlideProps {
  slide: Slide;
  /** It is the first screen. */
  priority?: boolean;
  children?: ReactNode;
}

/** One project on one page, in its own colour. `children` stand above the title. */
export function ProjectSlide({
  slide: { id, composition, tone, title, facts, summary, path, pictures, figures },
  priority = false,
  children,
}: ProjectSlideProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={compositions[composition]}
      style={{ "--ground": tone.ground, "--on-ground": tone.ink } as CSSProperties}
    >
      <div className={parts.page}>
        {pictures.map(({ picture, caption, position }) => (
          <figure key={picture.name} className={parts.picture}>
            <Picture
              picture={picture}
              position={position}
              sizes={sizes[composition]}
              priority={priority}
              data-full-light
            />
            {caption && <figcaption className="text-label">{caption}</figcaption>}
          </figure>
        ))}
        <div className={parts.head}>
          {children}
          <h2 id={`${id}-title`} className={`${parts.title} display`}>
            {composition === "word" ? <FitLine text={title} /> : <Lines text={title} />}
          </h2>
        </div>
        <ul className={`${parts.facts} text-small`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {figures.length > 0 && (
          <dl className={parts.figures}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={`${parts.value} figures`}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={parts.words}>
          <p className="text-lead">{summary}</p>
          <Link href={path} className={styles.link}>
            View case study
            <span className="sr-only">: {title}</span>
            <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
          </Link>
        </div>
      </div>
    </section>
  );
}

/** A title in the lines that its commas make. */
function Lines({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((line) => (
    <span key={line} className="block">
      {line}{" "}
    </span>
  ));
}
