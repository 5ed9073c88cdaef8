import * as styles from "./case-slider.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface SliderCase {
  /** Anchor of the case: `#id` in an address turns to it. */
  id: string;
  client: string;
  /** Where, and when: a few words. */
  facts: string;
  figure: string;
  /** What the figure counts; reads on from it. */
  measure: string;
  text: string;
  /** Who answers for it. */
  signed: string;
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
}

interface CaseSliderProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the slider for assistive technology. */
  label: string;
  cases: readonly SliderCase[];
}

/** Cases one at a time, called by the client's name: the picture of what the client makes, and beside it the figure that came of the case. */
export function CaseSlider({ id, heading, intro, label, cases }: CaseSliderProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="ruled"
        className="mb-8"
      />
      <TextSlider
        label={label}
        slides={cases.map((entry) => ({
          key: entry.id,
          name: entry.client,
          content: <CaseSlide {...entry} />,
        }))}
      />
    </Section>
  );
}

function CaseSlide(entry: SliderCase) {
  const { id, client, facts, figure, measure, text, signed, picture, position } = entry;
  return (
    <article id={id} className={styles.slide}>
      <Picture
        picture={picture}
        position={position}
        ratio="4 / 3"
        sizes="(min-width: 62rem) 58vw, 92vw"
        className="w-full"
      />
      <div className={styles.words}>
        <h3 className="display text-display-3">{client}</h3>
        <p className="text-label text-soft">{facts}</p>
        <p className={styles.result}>
          <span className={`${styles.figure} display text-brand-ink`}>{figure}</span>{" "}
          <span className="max-w-[24ch]">{measure}</span>
        </p>
        <p className="max-w-[52ch] text-soft">{text}</p>
        <p className={`${styles.signed} text-label`}>{signed}</p>
      </div>
    </article>
  );
}
