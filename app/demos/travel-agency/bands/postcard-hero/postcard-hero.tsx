import * as styles from "./postcard-hero.module.css";
import * as daylight from "../dusk.module.css";
import type { CSSProperties, ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { skylines } from "./skylines.ts";

interface PostcardHeroProps {
  heading: readonly string[];
  lead: string;
  picture: PictureSource;
  /** What lies over the lower edge of the postcard. */
  children: ReactNode;
}

/** Width of the postcard's picture: on narrow screens its height decides, and its sides are cut off. */
const SIZES = "(min-width: 62rem) 96vw, 180vw";

/**
 * The first screen as a postcard. Its one picture lies there three times, cut along its skylines: while the page is scrolled the words
 * sink behind the mountains and the mountains behind the shore. The scroll position itself moves them, from 768 px and where motion is
 * welcome; everywhere else the card lies still.
 */
export function PostcardHero({ heading, lead, picture, children }: PostcardHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.card}>
        <div className={styles.view}>
          <div className={`${styles.layer} ${daylight.dusk}`} data-depth="far">
            <Picture picture={picture} sizes={SIZES} priority data-full-light />
          </div>
          <div className={styles.words}>
            <h1 id="claim" className="display">
              {heading.map((line) => (
                <span key={line} className="block">
                  {line}{" "}
                </span>
              ))}
            </h1>
            <p>{lead}</p>
          </div>
          {(["mountains", "shore"] as const).map((depth) => (
            <div
              key={depth}
              className={`${styles.layer} ${daylight.dusk}`}
              data-depth={depth}
              style={{ "--cut": skylines[depth] } as CSSProperties}
            >
              {/* Until a copy is drawn, the picture below it shows: Safari does so only once the page is scrolled. */}
              <Picture
                picture={picture}
                sizes={SIZES}
                alt=""
                style={{ backgroundColor: "transparent" }}
                data-full-light
              />
            </div>
          ))}
          <Stamp />
        </div>
      </div>
      <div className={styles.over}>{children}</div>
    </section>
  );
}

/** Postage, cancelled. */
function Stamp() {
  return (
    <svg viewBox="0 0 150 112" aria-hidden className={styles.stamp}>
      <g transform="rotate(4 104 56)">
        <path
          d="M64 8h80v96H64z"
          fill="white"
          stroke="white"
          strokeWidth="7"
          strokeDasharray="0 8.800"
          strokeLinecap="round"
        />
        <path d="M71 15h66v82H71z" fill="var(--accent)" />
        <circle cx="104" cy="46" r="19" fill="white" />
        <path d="M71 84c14-26 24-34 34-34s17 14 32 24v23H71z" fill="var(--brand)" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.500" strokeLinecap="round">
        <circle cx="58" cy="54" r="26" />
        <circle cx="58" cy="54" r="19" />
        <path d="M4 40c6-5 10-5 14 0s8 5 12 0M2 54c6-5 10-5 14 0s8 5 12 0M4 68c6-5 10-5 14 0s8 5 12 0" />
      </g>
    </svg>
  );
}
