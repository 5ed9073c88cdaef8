import * as styles from "./lock-evening.module.css";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { PictureSource } from "#content/media.ts";

interface LockEveningProps {
  id: string;
  heading: string;
  text: string;
  address: readonly string[];
  mail: string;
  picture: PictureSource;
}

/** The end of the page: the house by the lock when its window is lit, as wide as the page and nearly as high; under it, how to find it. */
export function LockEvening({ id, heading, text, address, mail, picture }: LockEveningProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.evening}>
      <Picture
        picture={picture}
        sizes="(max-width: 47.99rem) 170vw, 100vw"
        className={styles.view}
      />
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead text-soft">{text}</p>
        <AddressLines email={mail} lines={address} />
      </div>
    </section>
  );
}
