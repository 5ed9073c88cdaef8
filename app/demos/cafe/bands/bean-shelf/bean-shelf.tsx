import * as styles from "./bean-shelf.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import {
  ProductCard,
  type ProductCardData,
} from "#app/features/shop/catalogue/product-card/product-card.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface BeanShelfProps {
  id: string;
  heading: string;
  intro: string;
  /** A shelf with as many bags as there are beans, evenly spaced: each bean shows its part of it. */
  picture: PictureSource;
  beans: readonly {
    name: string;
    origin: string;
    process: string;
    taste: string;
    roasted: string;
    /** On the bag's label: one for light to three for dark. */
    rails: number;
    price: string;
  }[];
  note: string;
  /** What the shop sends home, below what it does not. */
  cups: { heading: string; text: string; products: readonly ProductCardData[] };
}

/** The roaster's list: one shelf across the band, under each bag what is in it, and the shop’s cups below. */
export function BeanShelf({ id, heading, intro, picture, beans, note, cups }: BeanShelfProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls on phones must be reachable by keys */}
      <ul tabIndex={0} className={styles.shelf}>
        {beans.map(({ name, origin, process, taste, roasted, rails, price }, index) => (
          <li key={name}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 96rem, 190vw"
              position={`${(index / (beans.length - 1)) * 100}% 50%`}
              className={styles.bag}
            />
            <h3 className={`${styles.name} display`}>{name}</h3>
            <p className={styles.taste}>{taste}</p>
            <dl className="text-small">
              <Fact term="From" detail={origin} />
              <Fact term="Process" detail={process} />
              <Fact term="Roasted" detail={roasted}>
                <Rails count={rails} />
              </Fact>
              <Fact term="250 g" detail={price} look={`${styles.price} display`} />
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-small text-soft">{note}</p>
      <div className={styles.cups}>
        <div>
          <h3 className="display text-display-4">{cups.heading}</h3>
          <p className="mt-3 text-soft">{cups.text}</p>
        </div>
        <ul>
          {cups.products.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} sizes="(min-width: 62rem) 24vw, 46vw" level={3} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface FactProps {
  term: string;
  detail: string;
  look?: string;
  children?: ReactNode;
}

function Fact({ term, detail, look, children }: FactProps) {
  return (
    <div>
      <dt className="text-soft">{term}</dt>
      <dd className={look}>
        {detail} {children}
      </dd>
    </div>
  );
}

/** The roast as the label prints it. Decorative: it is named beside it. */
function Rails({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 56 22" aria-hidden className={styles.rails}>
      <path d="M0 4h56M0 11h56M0 18h56" className={styles.sleepers} />
      {["M0 4h56", "M0 11h56", "M0 18h56"].slice(0, count).map((rail) => (
        <path key={rail} d={rail} />
      ))}
    </svg>
  );
}
