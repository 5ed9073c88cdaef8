import * as styles from "./things-band.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import {
  ProductCard,
  type ProductCardData,
} from "#app/features/shop/catalogue/product-card/product-card.tsx";

interface ThingsBandProps {
  heading: string;
  text: string;
  /** Written beside the drawing: how it was made. */
  measures: readonly string[];
  /** To all that the shop has. */
  link: { label: string; href: string };
  products: readonly ProductCardData[];
}

/** One drawing as large as the window, over what it was put on: the shop's own articles. */
export function ThingsBand({ heading, text, measures, link, products }: ThingsBandProps) {
  return (
    <section id="things" aria-labelledby="things-heading" className={styles.things}>
      <div className={`${styles.sky} mx-auto max-w-wide px-gutter`}>
        <div className={styles.thingsWords}>
          <h2 id="things-heading" className={`${styles.heading} display`}>
            {heading}
          </h2>
          <p className="max-w-[40ch] text-lead">{text}</p>
          <ul className="font-semibold">
            {measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
          <Link href={link.href} className="w-fit font-semibold underline underline-offset-4">
            {link.label}
          </Link>
        </div>
        <Sun />
      </div>
      <div className={styles.shelf}>
        <ul className={`${styles.thingsArticles} mx-auto max-w-wide px-gutter`}>
          {products.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} sizes="(min-width: 62rem) 24vw, 46vw" level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The sun of the bag, with the lines of its construction. */
function Sun() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden className={styles.sun}>
      <path
        d="M64 64H356V356H64ZM40 40L380 380M380 40L40 380M210 16V404M16 210H404M210 64A146 146 0 1 1 209.9 64Z"
        className={styles.sunGuide}
      />
      <path
        d="M67 240A146 146 0 1 1 353 240ZM73 262H347A146 146 0 0 1 337 283H83A146 146 0 0 1 73 262ZM99.1 305H320.9A146 146 0 0 1 303.7 322H116.3A146 146 0 0 1 99.1 305ZM142 339H278A146 146 0 0 1 142 339Z"
        fill="var(--brand)"
      />
    </svg>
  );
}
