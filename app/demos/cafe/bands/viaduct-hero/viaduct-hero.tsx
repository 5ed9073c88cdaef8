import * as styles from "./viaduct-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ViaductHeroProps {
  heading: string;
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** The cup, seen through the first arch. */
  picture: PictureSource;
  /** What hangs in the second arch. */
  board: {
    heading: string;
    items: readonly { name: string; note: string | null; price: string }[];
    remark: string;
  };
}

/** The first screen: the claim in the sky, a train on the viaduct, and in its two arches the cup from above and the chalk board. */
export function ViaductHero({
  heading,
  lead,
  primary,
  secondary,
  picture,
  board,
}: ViaductHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={`${styles.sky} mx-auto w-full max-w-wide px-gutter`}>
        <h1 id="claim" className="display text-display-1">
          {heading}
        </h1>
        <div className={styles.lead}>
          <p>{lead}</p>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <TextLink href={secondary.href}>{secondary.label}</TextLink>
          </p>
        </div>
      </div>
      <div className={styles.track}>
        <Drawing href="/drawings/third-rail.svg#train" viewBox="0 0 900 120" />
      </div>
      <div className={styles.wall}>
        <div className={`${styles.arches} mx-auto w-full max-w-wide px-gutter`}>
          <div className={styles.arch}>
            <div className={styles.opening}>
              <Picture
                picture={picture}
                sizes="(min-width: 62rem) 70vw, 130vw"
                priority
                className={styles.picture}
              />
              <Steam />
            </div>
          </div>
          <div className={styles.arch}>
            <div id="board" data-tone="night" className={`${styles.opening} ${styles.board}`}>
              <h2 className="display text-display-3">{board.heading}</h2>
              <dl>
                {board.items.map(({ name, note, price }) => (
                  <div key={name}>
                    <dt>
                      <span className={`${styles.name} display`}>{name}</span>{" "}
                      {note && <span className={`${styles.note} text-small`}>{note}</span>}
                    </dt>
                    <dd className={`${styles.price} display`}>{price}</dd>
                  </div>
                ))}
              </dl>
              <p className="text-small">{board.remark}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Steam over the cup, which stands in the middle of the arch. */
function Steam() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={styles.steam}>
      <path d="M44 62C30 48 58 40 44 24S50 4 46-8M56 60c14-14-12-22 2-38s-6-18 2-30" />
    </svg>
  );
}
