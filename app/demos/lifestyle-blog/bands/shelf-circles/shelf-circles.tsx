import * as styles from "./shelf-circles.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ShelfCirclesProps {
  id: string;
  heading: string;
  /** The first one is the largest circle. */
  shelves: readonly {
    href: string;
    label: string;
    count: number;
    note?: string;
    img: PictureSource;
    /** Part of the picture that the circle keeps. */
    focus?: string;
  }[];
}

/** Four subjects of the blog as circles, each smaller than the one before, on one line drawn by hand. */
export function ShelfCircles({ id, heading, shelves }: ShelfCirclesProps) {
  return (
    <nav id={id} aria-labelledby={`${id}-heading`} className={styles.circles}>
      <h2 id={`${id}-heading`} className="display text-display-2">
        {heading}
      </h2>
      <svg viewBox="0 0 1200 420" aria-hidden preserveAspectRatio="none" className={styles.line}>
        <path
          d="M-20 300C120 420 250 120 420 120S680 60 715 200s85 60 135 50 50-190 370-120"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className={styles.list}>
        {shelves.map(({ href, label, count, note, img, focus }) => (
          <li key={href}>
            <Link href={href} className={styles.circle}>
              <span data-after-paint className={styles.frame}>
                <Picture
                  picture={img}
                  alt=""
                  ratio="1"
                  sizes="(min-width: 62rem) 30vw, 46vw"
                  position={focus}
                />
              </span>
              <span className={`${styles.label} display text-display-3`}>{label}</span>
              <span className="text-small text-soft">
                {count} {count === 1 ? "post" : "posts"}
                {note && `, ${note}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
