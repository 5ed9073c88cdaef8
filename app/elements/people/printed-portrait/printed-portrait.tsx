import * as styles from "./printed-portrait.module.css";
import { clsx } from "clsx";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface PrintedPortraitProps {
  picture: PictureSource;
  /** Empty where the name stands beside it. */
  alt: string;
  sizes: string;
  ratio: string;
  className?: string;
}

/** A portrait as papers print it, in one ink on coloured stock. Pointing at it, or at the `group` it belongs to, shows the colours. */
export function PrintedPortrait({ className, ...picture }: PrintedPortraitProps) {
  return (
    <div
      data-after-paint
      className={clsx(styles.portrait, className)}
      style={{ aspectRatio: picture.ratio }}
    >
      <Picture {...picture} />
    </div>
  );
}
