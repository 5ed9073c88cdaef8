import * as styles from "./site-windows.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** What can be seen of a client's site: where it is, what stands on it, and its two colours, which pass WCAG AA together. */
export interface ShownSite {
  address: string;
  name: string;
  links: readonly string[];
  claim: string;
  action: string;
  ground: string;
  ink: string;
}

interface SiteWindowsProps {
  site: ShownSite;
  picture: PictureSource;
}

/** A client's site in a window and, where there is room, on a phone before it: one page at two widths. Decorative. */
export function SiteWindows({ site, picture }: SiteWindowsProps) {
  const { address, name, links, claim, action, ground, ink } = site;
  return (
    <span
      aria-hidden
      className={styles.stage}
      style={{ "--site": ground, "--site-ink": ink } as CSSProperties}
    >
      <span className={styles.window}>
        <span className={styles.bar}>
          <span className={styles.address}>{address}</span>
        </span>
        <span className={styles.head}>
          <b>{name}</b>
          {links.map((link) => (
            <span key={link} className={styles.link}>
              {link}
            </span>
          ))}
        </span>
        <Picture picture={picture} alt="" sizes="45vw" ratio="16 / 10" />
        <span className={styles.foot}>
          <b className={styles.claim}>{claim}</b>
          <span className={styles.button}>{action}</span>
        </span>
      </span>
      <span className={styles.phone}>
        <span className={styles.head}>
          <b>{name}</b>
        </span>
        <Picture picture={picture} alt="" sizes="45vw" ratio="3 / 4" />
        <span className={styles.foot}>
          <b className={styles.claim}>{claim}</b>
          <span className={styles.button}>{action}</span>
        </span>
      </span>
    </span>
  );
}
