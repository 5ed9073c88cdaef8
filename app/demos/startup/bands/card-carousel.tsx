import type { PictureSource } from "#content/media.ts";
import { Carousel } from "#app/elements/motion/carousel/carousel.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

/** One card of the home carousel (specification, point 3). */
export interface CarouselCard {
  subtitle: string;
  title: string;
  picture: PictureSource;
  /** What came of it, on the picture. */
  result: string;
  btnTitle: string;
  /** Said after it where it is read aloud: the same words stand on every card. */
  btnMore: string;
  /** Null: a card without a button. */
  btnLink: string | null;
}

interface CardCarouselProps {
  id: string;
  heading: string;
  cards: readonly CarouselCard[];
}

/** Cards that pass by on their own: 1, 2 or 4 at a time, edge to edge (specification, point 9). */
export function CardCarousel({ id, heading, cards }: CardCarouselProps) {
  return (
    <section id={id} className="py-normal max-sm:[--ratio:3/2]">
      <Carousel
        label={heading}
        header={<h2 className="display max-w-[18ch] text-display-2">{heading}</h2>}
        slides={cards.map(({ subtitle, title, picture, result, btnLink, ...card }, index) => ({
          key: title,
          content: (
            <article className="group grid gap-5">
              <div className="relative overflow-hidden rounded-card">
                <Picture
                  picture={picture}
                  sizes="(min-width: 62rem) 25vw, (min-width: 48rem) 50vw, 100vw"
                  ratio="var(--ratio, 4 / 5)"
                  className="w-full transition duration-500 group-hover:scale-104"
                />
                <p className="absolute start-4 bottom-4 rounded-full bg-paper px-3.5 py-1.5 text-small font-semibold text-ink">
                  {result}
                </p>
              </div>
              <div className="grid justify-items-start gap-1">
                <p className="flex w-full justify-between text-small text-soft">
                  {subtitle}
                  <span aria-hidden className="lg:hidden">
                    {fill(words.place, { number: index + 1, count: cards.length })}
                  </span>
                </p>
                <h3 className="display text-display-4">{title}</h3>
                {btnLink && (
                  <Link
                    href={btnLink}
                    className="relative inline-flex items-center gap-1.5 py-1 text-small text-soft hover:text-ink hover:underline"
                  >
                    {card.btnTitle}
                    <span className="sr-only"> {card.btnMore}</span>
                    <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
                  </Link>
                )}
              </div>
            </article>
          ),
        }))}
      />
    </section>
  );
}
