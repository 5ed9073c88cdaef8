// @chunk product-card
import * as swatchStyles from "../../article/swatch.module.css";
import * as styles from "./product-card.module.css";
import type { PictureSource } from "#content/media.ts";
import { fill } from "#shared/words.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Price } from "../../price.tsx";
import * as words from "../../words.ts";

/** An article as a list shows it; made by `productCard` on the server. */
export interface ProductCardData {
  slug: string;
  name: string;
  href: string;
  /** Formatted. */
  price: string;
  /** What it cost before, where it is reduced. */
  compareAt: string | null;
  /** Index of the colour whose picture is shown. */
  lead: number;
  colours: readonly {
    label: string;
    swatch: string;
    picture: PictureSource;
    /** The article's page in this colour. */
    href: string;
    isAvailable: boolean;
  }[];
  stock: "there" | "sold-out";
  /** What stands on the picture: sold out, few left, reduced. */
  mark: string | null;
}

interface ProductCardProps {
  product: ProductCardData;
  /** Width of the picture on the page, as in the HTML attribute. */
  sizes: string;
  /** Level of the name in the page. */
  level?: 2 | 3;
  /** In the first screen: fetched at once. */
  priority?: boolean;
}

/**
 * One article of a list. The picture and the name are one link; each colour is another, which leads to the article in that colour and
 * shows it in the picture already while it is pointed at.
 */
export function ProductCard({ product, sizes, level = 2, priority = false }: ProductCardProps) {
  const { name, href, price, compareAt, lead, colours, stock, mark } = product;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-sold-out={stock === "sold-out" || undefined}>
      <div className={styles.frame}>
        <Picture
          picture={colours[lead]!.picture}
          sizes={sizes}
          alt=""
          priority={priority}
          className={styles.picture}
        />
        {colours.length > 1 &&
          colours.map(({ label, picture }, index) => (
            <Picture
              key={label}
              picture={picture}
              sizes={sizes}
              alt=""
              data-colour={index}
              className={`${styles.picture} ${styles.other}`}
              style={{ backgroundColor: "transparent" }}
            />
          ))}
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      <Heading className={styles.name}>
        <Link href={href}>{name}</Link>
      </Heading>
      <Price price={price} compareAt={compareAt} className={styles.price} />
      {colours.length > 1 && (
        <ul className={styles.colours} aria-label={fill(words.coloursOf, { name })}>
          {colours.map(({ label, swatch, href: colourHref, isAvailable }, index) => (
            <li key={label} data-colour={index}>
              <Link
                href={colourHref}
                title={label}
                className={swatchStyles.swatch}
                data-sold-out={!isAvailable || undefined}
                style={{ "--swatch": swatch } as React.CSSProperties}
              >
                <span className="sr-only">
                  {label}
                  {!isAvailable && words.soldOutAfter}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
