import "#app/elements/motion/in-place.css";
import * as styles from "./shelf-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { TaggedPicture } from "#app/demos/decor/bands/tagged-picture/tagged-picture.tsx";
import { QuickAdd } from "#app/features/shop/article/quick-add/quick-add.tsx";
import { type ShownVariant, useVariant } from "#app/features/shop/article/use-variant.ts";
import { type TaggedArticle, tagOf } from "../article-note.tsx";

interface Shelf {
  /** Of the page it stands on. */
  path: string;
  /** Variant named by the address when the page was made. */
  rendered: string | null;
  /** Of each article, the one in the picture. */
  variants: readonly ShownVariant[];
}

interface ShelfBandProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the choice of an article. */
  choiceLabel: string;
  /** Upright. */
  picture: PictureSource;
  articles: readonly TaggedArticle[];
  shelf: Shelf;
}

/**
 * A shelf of the shop with all that stands on it. What is chosen from the list stands in the address, as a colour does elsewhere in the shop, and goes
 * into the cart from here.
 */
export function ShelfBand({
  id,
  heading,
  intro,
  choiceLabel,
  picture,
  articles,
  shelf,
}: ShelfBandProps) {
  const { variant } = useVariant(shelf);
  const chosen = articles.find(({ sku }) => sku === variant.sku)!;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.shelf} bg-sunken`}>
      <TaggedPicture
        picture={picture}
        sizes="(min-width: 75rem) 50vw, 100vw"
        marks={articles.map((article) => ({ ...tagOf(article), current: article === chosen }))}
      />
      <div className={styles.side}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{intro}</p>
        <nav aria-label={choiceLabel} data-print>
          <ul className={styles.list}>
            {articles.map(({ sku, name, price }) => (
              <li key={sku}>
                <Link
                  href={`${shelf.path}?variant=${sku}`}
                  inPlace
                  aria-current={sku === chosen.sku ? "true" : undefined}
                  className={styles.line}
                >
                  <span>{name}</span>
                  <span className="tabular-nums">{price}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div aria-live="polite" className="text-small">
          <p>
            <Link
              href={chosen.href}
              className="inline-block py-1 font-semibold underline underline-offset-4"
            >
              {chosen.name}
            </Link>
            {chosen.colour && `, here in ${chosen.colour}`}
          </p>
          {chosen.note && <p className="text-soft">{chosen.note}.</p>}
        </div>
        {/* Another article is another choice: what was said about the last one is over. */}
        <QuickAdd
          key={variant.sku}
          name={chosen.name}
          variants={[{ sku: variant.sku, size: null, available: variant.available }]}
        />
      </div>
    </section>
  );
}
