import * as styles from "./office-picture.module.css";
import { type PictureSize, pictureSizes } from "./picture-sizes.ts";

/** Addresses. */
type Files = Readonly<Record<PictureSize, string>>;

export interface OfficePicture {
  alt: string;
  light: Files;
  dark: Files;
}

/** A page of the back office as it looks on such a screen, in the scheme that the reader has. The one that is not shown is not fetched. */
export function OfficePicture({ alt, light, dark }: OfficePicture) {
  return (
    <div className={styles.frame}>
      <OneScheme alt={alt} {...light} className={styles.light} />
      <OneScheme alt={alt} {...dark} className={styles.dark} />
    </div>
  );
}

function OneScheme({ alt, desk, phone, className }: Files & { alt: string; className: string }) {
  return (
    <picture className={className}>
      <source media="(width >= 48rem)" srcSet={desk} {...pixelsOf("desk")} />
      <img
        src={phone}
        {...pixelsOf("phone")}
        alt={alt}
        loading="lazy"
        decoding="async"
        data-full-light
      />
    </picture>
  );
}

function pixelsOf(size: PictureSize): { width: number; height: number } {
  const { viewport, deviceScaleFactor: scale } = pictureSizes[size];
  return { width: viewport.width * scale, height: viewport.height * scale };
}
