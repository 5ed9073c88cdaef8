import * as styles from "./screens.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface DuetScreenProps {
  title: string;
  text: string;
  pictures: readonly [PictureSource, PictureSource];
  sum: { figure: string; text: string };
  talk: readonly { text: string; isOwn: boolean }[];
}

/** A habit of two people: two rings that hold on to each other, and the only talk the app has room for. */
export function DuetScreen({ title, text, pictures, sum, talk }: DuetScreenProps) {
  return (
    <div className={styles.screen}>
      <div>
        <p className={`${styles.title} display`}>{title}</p>
        <p className={styles.soft}>{text}</p>
      </div>
      <div className={styles.duet}>
        {pictures.map((picture) => (
          <Picture key={picture.name} picture={picture} alt="" sizes="8rem" />
        ))}
        <svg viewBox="-6 0 272 142" aria-hidden className="rtl:-scale-x-100">
          <g stroke="color-mix(in oklab, var(--brand) 16%, var(--paper))">
            <circle cx="65" cy="71" r="63" />
            <circle cx="195" cy="71" r="63" />
          </g>
          <circle cx="65" cy="71" r="63" stroke="var(--accent)" />
          <circle
            cx="195"
            cy="71"
            r="63"
            stroke="var(--brand)"
            pathLength="2"
            strokeDasharray="1 2"
            transform="rotate(-90 195 71)"
          />
        </svg>
      </div>
      <div className={styles.card}>
        <p className={`${styles.sum} figures`}>{sum.figure}</p>
        <p className={styles.soft}>{sum.text}</p>
      </div>
      {talk.map(({ text: line, isOwn }) => (
        <p key={line} className={isOwn ? `${styles.bubble} ${styles.bubbleOwn}` : styles.bubble}>
          {line}
        </p>
      ))}
    </div>
  );
}
