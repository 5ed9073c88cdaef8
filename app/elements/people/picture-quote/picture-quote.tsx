import * as styles from "./picture-quote.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";

const layouts = {
  /** Picture and words side by side, each with half of the band. */
  beside: `${styles.quote} ${styles.beside}`,
  /** The words on the picture, above a scrim. */
  over: `${styles.quote} ${styles.over}`,
} as const;

interface PictureQuoteProps {
  text: string;
  source: ReactNode;
  picture: PictureSource;
  layout?: keyof typeof layouts;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
}

/** A quotation with a large picture of who said it, or of what it is about. */
export function PictureQuote({
  text,
  source,
  picture,
  layout = "beside",
  position,
}: PictureQuoteProps) {
  return (
    <div className="@container h-full">
      <div className={layouts[layout]}>
        <Picture picture={picture} sizes="(min-width: 62rem) 60vw, 100vw" position={position} />
        <Quote text={text} source={source} look="pulled" className={styles.words} />
      </div>
    </div>
  );
}
