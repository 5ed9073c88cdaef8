import * as styles from "./evening-kitchen.module.css";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { MarkedPicture } from "#app/elements/media/marked-picture/marked-picture.tsx";
import { ProductNote } from "#app/features/shop/catalogue/product-note.tsx";
import { KitchenDrawing } from "./kitchen-drawing.tsx";

/** An article that can be seen in the kitchen. */
export interface SeenArticle {
  /** Where in the drawing, in percent. */
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
  articles: readonly SeenArticle[];
  /** Five hours in six moments, from the first to the last. */
  hours: readonly { time: string; text: string }[];
}

/**
 * A kitchen drawn from the front, in which a dinner of five hours takes place: it gets dark outside and light within while one scrolls by. What
 * can be bought is marked in it and listed below. On phones the drawing is pushed along.
 */
export function EveningKitchen({ id, heading, intro, articles, hours }: EveningKitchenProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.evening}>
      <header
        className={`${styles.head} grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-8`}
      >
        <h2 id={`${id}-heading`} className="display text-display-1 lg:col-span-7">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft lg:col-span-5">{intro}</p>
      </header>
      <div className={styles.wall}>
        <MarkedPicture
          marks={articles.map((article, index) => ({
            ...article,
            label: index + 1,
            content: <ProductNote {...article} />,
          }))}
          className={styles.drawing}
        >
          <KitchenDrawing />
        </MarkedPicture>
      </div>
      <ol className={styles.hours}>
        {hours.map(({ time, text }, hour) => (
          <li key={time} style={{ "--hour": hour } as CSSProperties}>
            <span className="font-semibold tabular-nums">{time}</span>
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
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
    </section>
  );
}
