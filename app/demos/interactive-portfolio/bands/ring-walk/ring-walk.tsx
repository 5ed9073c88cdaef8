import * as styles from "./ring-walk.module.css";
import type { CSSProperties } from "react";
import { Link } from "#app/elements/actions/link.tsx";

interface RingWalkProps {
  id: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** What the log says of three halls, in the order in which one walks. */
  halls: readonly { name: string; text: string }[];
}

const RINGS = 9;

/**
 * One piece of work as its visitors met it: nine rings of light that come closer as the page is scrolled, and a coat of four blacks behind
 * the last. Below 768 px, and where motion is not welcome, the same rings stand one inside the other.
 */
export function RingWalk({ id, heading, text, link, halls }: RingWalkProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.walk}>
      <div className={styles.stage}>
        <div aria-hidden data-no-print className={styles.hall}>
          <div className={styles.way}>
            {Array.from({ length: RINGS }, (_, ring) => (
              <span
                key={ring}
                className={styles.ring}
                style={{ "--ring": ring } as CSSProperties}
              />
            ))}
            <Coat />
          </div>
        </div>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p>{text}</p>
          <Link href={link.href} className={styles.link}>
            {link.label}
          </Link>
        </div>
        <dl className={styles.halls}>
          {halls.map(({ name, text: fault }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{fault}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A coat on nobody, cut from four blacks that only blue light tells apart. */
function Coat() {
  return (
    <svg viewBox="0 0 200 320" className={styles.coat}>
      <path fill="#06060c" d="M78 22 36 44 8 170l26 8 16-62-18 190h68V22z" />
      <path fill="#0c0d1a" d="m122 22 42 22 28 126-26 8-16-62 18 190h-68V22z" />
      <path fill="#14162a" d="M78 22 100 96l22-74 14 10-24 92 6 182H82l6-182-24-92z" />
      <path fill="#1d2040" d="m78 22 22 12 22-12-6-10H84zM52 196h30v9H52zm66 0h30v9h-30z" />
      <path
        fill="none"
        stroke="#5b7cff"
        strokeWidth="3"
        d="M78 22 36 44 8 170l26 8 16-62-18 190h136l-18-190 16 62 26-8-28-126-42-22"
      />
    </svg>
  );
}
