import * as styles from "./last-light.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import * as newsletterWords from "#app/features/newsletter/words.ts";
import { fill } from "#shared/words.ts";

interface LastLightProps {
  /** A date of three short words: it is set as wide as the window. */
  heading: string;
  text: string;
  /** A stage without people. */
  picture: PictureSource;
  /** What can be read until then; `id` is where the form is. */
  letter: { id: string; heading: string; text: string };
}

/** The end of the page: the stage once more, without its crowd, on its floor the date, and before it the letter that says when doors open. */
export function LastLight({ heading, text, picture, letter }: LastLightProps) {
  return (
    <section aria-labelledby="end-heading" className={styles.end}>
      <Picture picture={picture} alt="" sizes="100vw" data-full-light className={styles.stage} />
      <div className={`${styles.words} mx-auto grid max-w-wide gap-3 px-gutter`}>
        <h2 id="end-heading" className={`${styles.date} display`}>
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
      </div>
      <div className={styles.letter}>
        <div className={`${styles.sheet} mx-auto max-w-wide px-gutter`}>
          <div className="grid content-start gap-3">
            <h2 className="display text-display-2">{letter.heading}</h2>
            <p className="max-w-[44ch] text-soft">{letter.text}</p>
          </div>
          <SubscribeForm
            id={letter.id}
            label={fill(newsletterWords.subscribeTo, { heading: letter.heading })}
            layout="inline"
          />
        </div>
      </div>
    </section>
  );
}
