import * as styles from "./lookbook.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Price } from "#app/features/shop/price.tsx";
import { QuickAdd, type QuickVariant } from "#app/features/shop/article/quick-add/quick-add.tsx";
import { Section } from "#app/sections/section.tsx";

/** An article as it is seen in a look: in one colour. */
export interface LookArticle {
  name: string;
  /** Its page, in this colour. */
  href: string;
  colour: string;
  /** Formatted, as is what it cost before. */
  price: string;
  compareAt: string | null;
  variants: readonly QuickVariant[];
}

export interface Look {
  title: string;
  text: string;
  picture: PictureSource;
  articles: readonly LookArticle[];
  /** All of it together, formatted. */
  total: string;
}

interface LookbookProps {
  heading: string;
  /** Names the carousel. */
  label: string;
  looks: readonly Look[];
}

/** Looks one at a time, each picture to the edge of the page: and everything in it with its size and a button. */
export function Lookbook({ heading, label, looks }: LookbookProps) {
  return (
    <Section
      id="looks"
      ground="sunken"
      width="full"
      space="tight"
      aria-labelledby="looks-heading"
      className={styles.fashionLookbook}
    >
      <h2 id="looks-heading" className={`${styles.lookbookHeading} display text-display-1`}>
        {heading}
      </h2>
      <TextSlider
        label={label}
        slides={looks.map((look, index) => ({
          key: look.title,
          name: look.title,
          content: <LookSlide {...look} number={index + 1} />,
        }))}
      />
    </Section>
  );
}

function LookSlide({ title, text, picture, articles, total, number }: Look & { number: number }) {
  return (
    <article className={styles.look}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 47vw, 100vw"
        position="50% 0"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p aria-hidden className={`${styles.number} display`}>
          Nº {number}
        </p>
        <h3 className="display text-display-3">{title}</h3>
        <p className="max-w-[44ch] text-soft">{text}</p>
      </div>
      <ul className={styles.articles}>
        {articles.map(({ name, href, colour, price, compareAt, variants }) => (
          <li key={name}>
            <div className={styles.article}>
              <p>
                <Link href={href} className="font-semibold underline-offset-4 hover:underline">
                  {name}
                </Link>
                <span className="text-small text-soft">, {colour}</span>
              </p>
              <Price price={price} compareAt={compareAt} className="text-small" />
            </div>
            {/* An article may be in several looks. */}
            <QuickAdd name={`${name}, look ${number}`} variants={variants} />
          </li>
        ))}
        <li className="font-semibold">
          <span>The whole look</span> <span className="tabular-nums">{total}</span>
        </li>
      </ul>
    </article>
  );
}
