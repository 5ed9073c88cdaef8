import * as styles from "./evening-kitchen.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { MarkedPicture } from "#app/elements/media/marked-picture/marked-picture.tsx";
import { ProductNote } from "#app/features/shop/catalogue/product-note.tsx";

/** An article that can be seen in the kitchen. */
export interface SeenArticle {
  /** Where in the picture, in percent. */
  x: number;
  y: number;
  name: string;
  href: string;
  /** Formatted. */
  price: string;
  picture: PictureSource;
  /** What it does at the table. */
  note: string;
}

interface EveningKitchenProps {
  id: string;
  heading: string;
  intro: string;
  /** The same kitchen at the first of the hours, and at the last. */
  pictures: { day: PictureSource; night: PictureSource };
  articles: readonly SeenArticle[];
  /** Five hours in six moments, from the first to the last. */
  hours: readonly { time: string; text: string }[];
}

const SIZES = "(min-width: 62rem) 100vw, 164vw";

/**
 * A kitchen in which a dinner of five hours takes place: by the sun at its start, by its lamps at its end, as the hours below it go, and the
 * lamps win while one scrolls by. What can be bought is marked in it and listed below.
 */
export function EveningKitchen({
  id,
  heading,
  intro,
  pictures,
  articles,
  hours,
}: EveningKitchenProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.evening}>
      <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
        {heading}
      </h2>
      <div className={styles.window}>
        <MarkedPicture
          marks={articles.map((article, index) => ({
            ...article,
            label: index + 1,
            content: <ProductNote {...article} />,
          }))}
          className={styles.room}
        >
          <Picture picture={pictures.day} sizes={SIZES} className={styles.day} />
          <Picture picture={pictures.night} sizes={SIZES} className={styles.night} />
        </MarkedPicture>
      </div>
      <ol className={styles.hours}>
        {hours.map(({ time, text }, hour) => (
          <li key={time} style={{ "--hour": hour } as CSSProperties}>
            <span className={`${styles.time} display tabular-nums`}>{time}</span>
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.sold}>
        <p className="text-soft">{intro}</p>
        <ul className={`${styles.list} text-small`}>
          {articles.map(({ name, href, price }, index) => (
            <li key={name}>
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
              <Link href={href} className="py-1 underline underline-offset-4">
                {name}
              </Link>
              <span className="text-soft tabular-nums">{price}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
