import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { ProductPageData } from "./product-page.server.ts";

const MOST = 5;

/** Invented reviews, plainly said to be so. */
export function SampleReviews({ reviews }: Pick<ProductPageData, "reviews">) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {reviews.map(({ name, rating, day, text }) => (
        <li key={name}>
          <figure className="grid gap-3 border-t border-ink pt-5">
            <p className="text-brand-ink">
              <span aria-hidden className="tracking-widest">
                {"★".repeat(rating)}
                {"☆".repeat(MOST - rating)}
              </span>
              <span className="sr-only">{fill(words.ratingOf, { rating, most: MOST })}</span>
            </p>
            <blockquote className="display text-display-4 text-balance">{text}</blockquote>
            <figcaption className="text-small text-soft">
              {fill(words.sampleBy, { name, day })}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
