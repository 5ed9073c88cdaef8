import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./case-slides.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface CaseQuote {
  client: string;
  /** What people say in place of the name. */
  thing: string;
  quote: string;
  source: string;
  figure: { value: string; label: string };
  href: string;
  picture: PictureSource;
}

interface CaseSlidesProps {
  heading: string;
  label: string;
  /** Leads to the whole case. */
  more: string;
  cases: readonly CaseQuote[];
}

/** Clients by the one thing they are known for, one at a time: the words that people use, what the client says, and a figure. */
export function CaseSlides({ heading, label, more, cases }: CaseSlidesProps) {
  return (
    <Section id="work" width="wide" aria-labelledby="work-heading">
      <SectionHeader id="work-heading" heading={heading} size="medium" className="mb-8" />
      <TextSlider
        label={label}
        slides={cases.map((entry) => ({
          key: entry.client,
          name: entry.client,
          content: <CaseSlide {...entry} more={more} />,
        }))}
      />
    </Section>
  );
}

function CaseSlide({
  client,
  thing,
  quote,
  source,
  figure,
  href,
  picture,
  more,
}: CaseQuote & { more: string }) {
  return (
    <article className={styles.slide}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 44vw, 92vw"
        ratio="6 / 5"
        className={styles.picture}
      />
      <div className="grid justify-items-start gap-8">
        <h3 className={`${styles.thing} display`}>“{thing}”</h3>
        <figure className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption className="text-small text-soft">{source}</figcaption>
        </figure>
        <p className={styles.figure}>
          <span className="figures text-display-3 text-brand-ink">{figure.value}</span>
          <span className="text-small text-soft">{figure.label}</span>
        </p>
        <TextLink href={href}>
          {more}
          <span className="sr-only">: {client}</span>
        </TextLink>
      </div>
    </article>
  );
}
