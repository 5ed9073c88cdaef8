import * as styles from "./small-goods.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import {
  ProductCard,
  type ProductCardData,
} from "#app/features/shop/catalogue/product-card/product-card.tsx";

interface SmallGoodsProps {
  heading: string;
  intro: string;
  all: { label: string; href: string };
  products: readonly ProductCardData[];
}

/** Five articles in one line: what goes home on a bicycle. On phones two lines. */
export function SmallGoods({ heading, intro, all, products }: SmallGoodsProps) {
  return (
    <section aria-labelledby="spread-heading" className={styles.goods}>
      <header className={styles.head}>
        <h2 id="spread-heading" className="display text-display-3">
          {heading}
        </h2>
        <p className="text-small text-soft">
          {intro}{" "}
          <Link href={all.href} className="underline underline-offset-4">
            {all.label}
          </Link>
        </p>
      </header>
      <ul className={styles.line}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} sizes="(min-width: 62rem) 18vw, 46vw" level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
