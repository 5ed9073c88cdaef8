import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./overheard-work.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface OverheardCase {
  client: string;
  /** What people say in place of the name. */
  thing: string;
  /** What the client says to that. */
  reply: string;
  source: string;
  figure: { value: string; label: string };
  href: string;
  picture: PictureSource;
}

interface OverheardWorkProps {
  heading: string;
  /** Leads to the whole case. */
  more: string;
  cases: readonly OverheardCase[];
}

/** Work as it is talked about: each picture with what people call it in a large bubble, and its owner's answer in a small one. */
export function OverheardWork({ heading, more, cases }: OverheardWorkProps) {
  return (
    <Section id="work" width="wide" aria-labelledby="work-heading" className={styles.wall}>
      <SectionHeader id="work-heading" heading={heading} className={styles.head} />
      <ul className={styles.cases}>
        {cases.map((entry) => (
          <li key={entry.client}>
            <Overheard {...entry} more={more} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Overheard({
  client,
  thing,
  reply,
  source,
  figure,
  href,
  picture,
  more,
}: OverheardCase & { more: string }) {
  return (
    <article className={styles.case}>
      <Picture picture={picture} sizes="(min-width: 62rem) 56vw, 94vw" className={styles.picture} />
      <h3 data-tone="brand" className={`${styles.said} display`}>
        “{thing}”
      </h3>
      <figure className={styles.reply}>
        <blockquote>
          <p>{reply}</p>
        </blockquote>
        <figcaption className="text-small text-soft">
          {source}, {client}
        </figcaption>
      </figure>
      <p className={styles.figure}>
        <span className="figures text-display-3 text-brand-ink">{figure.value}</span>{" "}
        <span className="text-small text-soft">{figure.label}</span>
      </p>
      <TextLink href={href}>
        {more}
        <span className="sr-only">: {client}</span>
      </TextLink>
    </article>
  );
}
