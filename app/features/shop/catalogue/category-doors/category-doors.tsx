import * as styles from "./category-doors.module.css";
import type { PictureSource } from "#content/media.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "../../words.ts";

/** A category as its door shows it. */
export interface CategoryDoor {
  id: string;
  label: string;
  text: string;
  /** The list behind it. */
  href: string;
  /** Articles in it. */
  count: number;
  picture: PictureSource;
  /** Some of what is inside, prices formatted. */
  newest: readonly { name: string; href: string; price: string }[];
}

/** Categories as arched doors of unequal height, each with an index of what came in last. */
export function CategoryDoors({ doors }: { doors: readonly CategoryDoor[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ id, label, text, href, count, picture, newest }, index) => (
        <li key={id} className={styles.door}>
          <Link href={href} className={styles.way}>
            <span className={styles.frame}>
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 23vw, 46vw"
                alt=""
                priority={index === 0}
              />
            </span>
            <span className={styles.name}>
              <span className={`display ${styles.label}`}>{label}</span>
              <span className={styles.count}>
                {count}
                <span className="sr-only"> {counted(words.productsAfterCount, count)}</span>
              </span>
            </span>
          </Link>
          <p className="text-small text-soft">{text}</p>
          {newest.length > 0 && (
            <ul className={styles.index} aria-label={fill(words.newIn, { department: label })}>
              {newest.map(({ name, href: article, price }) => (
                <li key={article}>
                  <Link href={article}>
                    <span>{name}</span>
                    <span className="tabular-nums">{price}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Link href={href} className={styles.all}>
            {fill(words.shopDepartment, { department: label })}
            <Icon name="arrow-right" className="size-4.5 rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
