import * as styles from "./room-to-shop.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { MarkedPicture } from "#app/elements/media/marked-picture/marked-picture.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** An article that can be seen in a room. */
export interface SeenArticle {
  /** Where in the frame, in percent. */
  x: number;
  y: number;
  name: string;
  href: string;
  /** Formatted. */
  price: string;
  picture: PictureSource;
  /** How the one in the picture differs from the one that is sold. */
  note: string;
}

interface RoomView {
  picture: PictureSource;
  articles: readonly SeenArticle[];
}

interface RoomToShopProps {
  id: string;
  heading: string;
  intro: string;
  /** 16:10, to the edge of the page. */
  wide: RoomView;
  /** Cut to an upright frame from its end; places count in the frame. */
  tall: RoomView;
}

/** Two views of rooms, a large one and a corner of another, with what can be bought marked in them and listed beside them. */
export function RoomToShop({ id, heading, intro, wide, tall }: RoomToShopProps) {
  const seen = [...wide.articles, ...tall.articles].map((article, index) => ({
    ...article,
    label: index + 1,
    content: <SeenNote article={article} />,
  }));
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.room}>
      <MarkedPicture
        picture={wide.picture}
        sizes="(min-width: 62rem) 67vw, 100vw"
        ratio="16 / 10"
        marks={seen.slice(0, wide.articles.length)}
        className={styles.wide}
      />
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="mt-5 max-w-[44ch] text-soft">{intro}</p>
      </header>
      <ol className={styles.list}>
        {seen.map(({ name, href, price, note }) => (
          <li key={name}>
            <div className="min-w-0">
              <p className="flex flex-wrap justify-between gap-x-4">
                <Link href={href} className="font-semibold underline underline-offset-4">
                  {name}
                </Link>
                <span className="tabular-nums">{price}</span>
              </p>
              <p className="mt-1 text-small text-soft">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <MarkedPicture
        picture={tall.picture}
        sizes="(min-width: 62rem) 46vw, 100vw"
        ratio="4 / 5"
        position="100% 50%"
        marks={seen.slice(wide.articles.length)}
        className={styles.tall}
      />
    </section>
  );
}

function SeenNote({ article: { name, href, price, picture, note } }: { article: SeenArticle }) {
  return (
    <div className="grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] items-start gap-4">
      <Picture picture={picture} sizes="6rem" alt="" ratio="4 / 5" className="w-full" />
      <div className="grid gap-1 text-small">
        <p className="text-body font-semibold">{name}</p>
        <p className="tabular-nums">{price}</p>
        <p className="text-soft">{note}</p>
        <Link
          href={href}
          className="justify-self-start py-1 font-semibold underline underline-offset-4"
        >
          View product<span className="sr-only"> {name}</span>
        </Link>
      </div>
    </div>
  );
}
