import * as styles from "./hours-of-light.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface HourOfLight {
  name: string;
  text: string;
  /** On a light ground, upright. */
  picture: PictureSource;
  articles: readonly { name: string; href: string; price: string }[];
}

/** A shop's things by the light they are for, from the first to none: four fields, each on the ground of its hour and as wide as its share. */
export function HoursOfLight({ hours }: { hours: readonly HourOfLight[] }) {
  return (
    <ol className={styles.hours}>
      {hours.map(({ name, text, picture, articles }) => (
        <li key={name}>
          <div className={styles.field}>
            <Picture picture={picture} sizes="(min-width: 62rem) 40vw, 46vw" alt="" />
          </div>
          <div className={styles.words}>
            <h3 className="display text-display-3">{name}</h3>
            <p className="text-small text-soft">{text}</p>
            <ul>
              {articles.map((article) => (
                <li key={article.href}>
                  <Link
                    href={article.href}
                    className="flex flex-wrap justify-between gap-x-4 py-2 underline-offset-4 hover:underline"
                  >
                    <span>{article.name}</span>
                    <span className="tabular-nums">{article.price}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
