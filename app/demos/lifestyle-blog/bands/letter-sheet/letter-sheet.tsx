import * as styles from "./letter-sheet.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { DrawnCup } from "./drawn-cup.tsx";
import { DrawnKettle } from "./drawn-kettle.tsx";

interface LetterSheetProps {
  id: string;
  heading: string;
  greeting: string;
  text: string;
  /** How the form is called. */
  label: string;
  /** Under the form, as one signs a letter. */
  signed: string;
  /** Round the stamp. */
  postmark: string;
  picture: PictureSource;
}

/** The end of the page: the monthly letter itself, on a sheet that lies over the breakfast tray, with the address to be filled in. */
export function LetterSheet({
  id,
  heading,
  greeting,
  text,
  label,
  signed,
  postmark,
  picture,
}: LetterSheetProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.band}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 50vw, 100vw"
        className={styles.tray}
        position="50% 70%"
      />
      <div className={styles.sheet}>
        <div aria-hidden className={styles.stamp}>
          <DrawnCup className={styles.cup} />
          <span className={`${styles.postmark} text-center text-soft`}>{postmark}</span>
        </div>
        <p className={`${styles.greeting} display text-display-4`}>{greeting}</p>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-lead">{text}</p>
        <SubscribeForm id={id} label={label} layout="stacked" className={styles.form} />
        <p className={`${styles.signed} display text-display-3 text-brand-ink`}>{signed}</p>
      </div>
      <DrawnKettle className={styles.kettle} />
    </section>
  );
}
