import * as styles from "./postcard-stories.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Story {
  name: string;
  /** Where they were. */
  trip: string;
  text: string;
  /** To whom the card went, line by line. */
  address: readonly string[];
  /** On the stamp. */
  picture: PictureSource;
}

interface PostcardStoriesProps {
  heading: string;
  intro: string;
  /** Names the slider. */
  label: string;
  stories: readonly Story[];
}

/** What travellers wrote, as the backs of postcards to leaf through: the message, the address, and the place on the stamp. */
export function PostcardStories({ heading, intro, label, stories }: PostcardStoriesProps) {
  return (
    <Section id="stories" tone="accent" width="wide" aria-labelledby="stories-heading">
      <SectionHeader id="stories-heading" heading={heading} intro={intro} className="mb-12" />
      <TextSlider
        label={label}
        look="peek"
        className={styles.cards}
        slides={stories.map((story) => ({ key: story.name, content: <PostcardBack {...story} /> }))}
      />
    </Section>
  );
}

function PostcardBack({ name, trip, text, address, picture }: Story) {
  return (
    <figure className={styles.card}>
      <blockquote className={`${styles.message} text-lead font-semibold`}>
        <p>{text}</p>
      </blockquote>
      <div className={styles.side}>
        <span className={styles.stamp}>
          <Picture picture={picture} alt="" ratio="4 / 5" sizes="112px" />
        </span>
        <p className={`${styles.address} grid font-semibold`}>
          {address.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <figcaption className={`${styles.sender} flex flex-wrap self-end`}>
        <span className="font-semibold">{name}</span> <span className="text-soft">{trip}</span>
      </figcaption>
    </figure>
  );
}
