import * as card from "../postcard-stories/postcard-stories.module.css";
import * as styles from "./last-post.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { PictureSource } from "#content/media.ts";

interface LastPostProps {
  /** Unique on the page; the address returns to it when the form was sent without script. */
  id: string;
  heading: string;
  text: string;
  picture: PictureSource;
  /** On the card's stamp. */
  stamp: PictureSource;
}

/** The last evening: the pier with its letter box across the page, and over its sky one postcard that is still to be addressed, to the reader. */
export function LastPost({ id, heading, text, picture, stamp }: LastPostProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className={`${styles.evening} grid grid-cols-1`}>
      <Picture
        picture={picture}
        sizes="(max-width: 61.99rem) 170vw, 100vw"
        className={styles.view}
      />
      <div className={styles.post}>
        <div
          className={`${styles.card} grid grid-cols-1 gap-6 rounded-card lg:grid-cols-2 lg:gap-0`}
        >
          <div className={`${styles.message} grid content-between gap-5`}>
            <h2
              id={`${id}-heading`}
              className="display text-display-2 wrap-anywhere lg:text-display-3"
            >
              {heading}
            </h2>
            <p className="text-lead">{text}</p>
          </div>
          <div className={`${styles.address} grid grid-cols-1 content-between gap-6`}>
            <span className={`${card.stamp} hidden lg:block`}>
              <Picture picture={stamp} alt="" ratio="4 / 5" sizes="112px" />
            </span>
            <SubscribeForm id={id} label={`Subscribe: ${heading}`} layout="stacked" />
          </div>
        </div>
      </div>
    </section>
  );
}
