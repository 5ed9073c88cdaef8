import * as styles from "./office-picture.module.css";

interface Files {
  /** Addresses of 1920 × 1200 and 780 × 1280 pixels. */
  desk: string;
  phone: string;
}

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
      <source media="(width >= 48rem)" srcSet={desk} width={1920} height={1200} />
      <img
        src={phone}
        width={780}
        height={1280}
        alt={alt}
        loading="lazy"
        decoding="async"
        data-full-light
      />
    </picture>
  );
}
