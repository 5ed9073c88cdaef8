import * as styles from "./then-and-now.module.css";
import { useId } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ThenAndNowProps {
  /** Names the choice: what is seen. */
  label: string;
  /** The same place from the same spot, as it was. */
  before: { label: string; picture: PictureSource };
  /** As it is; shown at first. */
  after: { label: string; picture: PictureSource };
  sizes: string;
  /** Shape of both pictures, as in CSS `aspect-ratio`. */
  ratio: string;
  className?: string;
}

/** Two pictures of one place in one frame, and a choice between them. Native radio buttons and a stylesheet: it needs no script. */
export function ThenAndNow({ label, before, after, sizes, ratio, className }: ThenAndNowProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      <div className={styles.now}>
        <div className={styles.frame}>
          <Picture picture={after.picture} sizes={sizes} ratio={ratio} className={styles.after} />
          <Picture picture={before.picture} sizes={sizes} ratio={ratio} className={styles.before} />
        </div>
        <div className={styles.choice}>
          <label>
            <input type="radio" name={name} value="before" />
            {before.label}
          </label>
          <label>
            <input type="radio" name={name} value="after" defaultChecked />
            {after.label}
          </label>
        </div>
      </div>
    </fieldset>
  );
}
