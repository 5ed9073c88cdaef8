import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./shelf-band.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface ShelfThing {
  name: string;
  /** Why it stands here. */
  note: string;
  price: string;
  /** Its page in the shop; null without one. */
  href: string | null;
  picture: PictureSource;
}

interface ShelfBandProps {
  heading: string;
  text: string;
  more: OptionalLink;
  things: readonly ShelfThing[];
}

/** A few things of the shop that guests ask for, each in its niche. */
export function ShelfBand({ heading, text, more, things }: ShelfBandProps) {
  return (
    <Section id="shelf" width="wide" aria-labelledby="shelf-heading" className={styles.shelf}>
      <div className={`${styles.words} grid justify-items-start gap-6`}>
        <h2 id="shelf-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{text}</p>
        <TextLink href={more.href}>{more.label}</TextLink>
      </div>
      <PushedRow className={styles.things} labelledBy="shelf-heading">
        {things.map(({ href, ...thing }) => (
          <li key={thing.name}>
            {href ? (
              <Link href={href} className={styles.thing}>
                <Thing {...thing} />
              </Link>
            ) : (
              <div className={styles.thing}>
                <Thing {...thing} />
              </div>
            )}
          </li>
        ))}
      </PushedRow>
    </Section>
  );
}

function Thing({ name, note, price, picture }: Omit<ShelfThing, "href">) {
  return (
    <>
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 62rem) 20vw, (min-width: 48rem) 30vw, 92vw"
        className={styles.picture}
      />
      <span className="grid gap-1">
        <span className={styles.name}>{name}</span>{" "}
        <span className="text-small text-soft">{note}</span>{" "}
        <span className="text-small">{price}</span>
      </span>
    </>
  );
}
