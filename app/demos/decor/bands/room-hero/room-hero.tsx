import * as styles from "./room-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { TaggedPicture } from "#app/demos/decor/bands/tagged-picture/tagged-picture.tsx";
import { type TaggedArticle, tagOf } from "../article-note.tsx";

interface RoomHeroProps {
  heading: string;
  lead: string;
  action: { label: string; href: string };
  /** 16:10, calm at its upper start. */
  picture: PictureSource;
  articles: readonly TaggedArticle[];
  /** What the tags mean, before the list of what wears one. */
  note: string;
}

/** A room in daylight as wide as the window. What is for sale in it wears its price, and stands in a line below with name and way. */
export function RoomHero({ heading, lead, action, picture, articles, note }: RoomHeroProps) {
  return (
    <section aria-labelledby="claim" className="pt-(--header-overlap)">
      <div className={styles.hero}>
        <div className={styles.claim}>
          <h1 id="claim" className={`${styles.heading} display`}>
            {heading}
          </h1>
          <p className={`${styles.lead} text-lead`}>{lead}</p>
          <ButtonLink href={action.href} className="mt-2 w-fit">
            {action.label}
          </ButtonLink>
        </div>
        <div className={styles.window}>
          <TaggedPicture
            picture={picture}
            sizes="(min-width: 62rem) min(100vw, 120rem), 185vw"
            priority
            marks={articles.map(tagOf)}
            className={styles.room}
          />
        </div>
      </div>
      <div className={styles.list}>
        <p className="text-small text-soft">{note}</p>
        <ul>
          {articles.map(({ sku, name, href, price, make }) => (
            <li key={sku}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <Link href={href} className="font-semibold underline-offset-4 hover:underline">
                  {name}
                </Link>
                <span className="tabular-nums">{price}</span>
              </p>
              <p className="text-small text-soft">{make}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
