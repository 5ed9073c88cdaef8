import * as styles from "./arrivals.module.css";
import {
  ProductCard,
  type ProductCardData,
} from "#app/features/shop/catalogue/product-card/product-card.tsx";

interface ArrivalsProps {
  heading: string;
  intro: string;
  products: readonly ProductCardData[];
}

/** What came in last, set down like footprints: one up, one down, from edge to edge; on phones left, right, left. */
export function Arrivals({ heading, intro, products }: ArrivalsProps) {
  return (
    <section id="new" aria-labelledby="new-heading" className={styles.arrivals}>
      <header className={styles.head}>
        <h2 id="new-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </header>
      <ul className={styles.steps}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} sizes="(min-width: 62rem) 19vw, 46vw" level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
