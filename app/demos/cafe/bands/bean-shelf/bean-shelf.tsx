import * as styles from "./bean-shelf.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import type { ProductCardData } from "#app/features/shop/catalogue/product-card/product-card.tsx";
import { Price } from "#app/features/shop/price.tsx";
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
  /** What the shop sends home, below what it does not; in its picture the articles stand in their order, evenly spaced. */
  cups: {
    heading: string;
    text: string;
    picture: PictureSource;
    products: readonly ProductCardData[];
  };
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
      <ul className={styles.shelf}>
        {beans.map(({ name, origin, process, taste, roasted, rails, price }, index) => (
          <li key={name}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 96rem, 160vw"
              position={`${(index / (beans.length - 1)) * 100}% 50%`}
              className={styles.bag}
            />
            <div>
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
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-small text-soft">{note}</p>
      <SectionHeader
        heading={cups.heading}
        intro={cups.text}
        layout="split"
        size="medium"
        className={styles.cupsHead}
      />
      <ul className={styles.cups}>
        {cups.products.map(({ slug, name, href, price, compareAt, mark }, index) => (
          <li key={slug}>
            <Picture
              picture={cups.picture}
              alt=""
              sizes="(min-width: 48rem) 96rem, 110vw"
              position={`${(index / (cups.products.length - 1)) * 100}% 50%`}
              className={styles.arch}
            />
            <div className={styles.cup}>
              <h3 className="display text-display-4">
                <Link href={href} className={styles.cupLink}>
                  {name}
                </Link>
              </h3>
              <div className="flex flex-wrap items-baseline gap-x-3">
                <Price price={price} compareAt={compareAt} />
                {mark && <p className="text-small font-semibold text-brand-ink">{mark}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
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
