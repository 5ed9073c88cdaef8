import * as styles from "./brand-cases.module.css";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Sign } from "../sign/sign.tsx";
import type { SignName } from "../../signs.ts";

const layouts = {
  /** The mark leads, the picture ends the strip. */
  "mark-first": styles.markFirst,
  /** The picture takes half of it, the rest stands in two storeys beside it. */
  "picture-first": styles.pictureFirst,
  /** The name goes across, everything else stands below. */
  "word-first": styles.wordFirst,
} as const;

const letterings = {
  lower: styles.lower,
  tight: styles.tight,
  wide: styles.wide,
} as const;

interface BrandColour {
  name: string;
  /** As it is given to printers, and the colour that is read on it. */
  value: string;
  on: string;
}

export interface BrandCase {
  href: string;
  client: string;
  place: string;
  layout: keyof typeof layouts;
  sign: SignName;
  /** What the sign shows, in a sentence. */
  remark: string;
  colours: readonly [BrandColour, BrandColour, BrandColour];
  /** The name as it is set. */
  word: string;
  letters: keyof typeof letterings;
  lettersNote: string;
  picture: PictureSource;
  position: string;
}

interface BrandCasesProps {
  id: string;
  heading: string;
  intro: string;
  /** Of the links to the whole story, before the client's name. */
  more: string;
  brands: readonly BrandCase[];
}

/** Three brands, each as a case page of one strip: its mark, its colours with their values, its letters and its use, composed three ways. The mark is tried on the colour that is pointed at. */
export function BrandCases({ id, heading, intro, more, brands }: BrandCasesProps) {
  return (
    <>
      <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      </Section>
      <ul aria-labelledby={`${id}-heading`} className={styles.cases}>
        {brands.map((brand) => (
          <li key={brand.href}>
            <BrandStrip {...brand} more={more} />
          </li>
        ))}
      </ul>
    </>
  );
}

function BrandStrip({
  href,
  client,
  place,
  layout,
  sign,
  remark,
  colours,
  word,
  letters,
  lettersNote,
  picture,
  position,
  more,
}: BrandCase & { more: string }) {
  const [first, second, third] = colours;
  return (
    <article
      className={clsx(styles.brandCase, layouts[layout])}
      // In the order of the fields, for the mark that is tried on the one in hand.
      style={{ ...tried(1, third), ...tried(2, first), ...tried(3, second) }}
    >
      <div className={styles.word} style={ground(second)}>
        <h3 className={clsx(styles.letters, letterings[letters])}>
          <span>{word}</span>
        </h3>
        <p className={styles.note}>
          {lettersNote}{" "}
          <Link href={href} className={styles.more}>
            {more} {client}
            {!client.endsWith(place) && `, ${place}`}
          </Link>
        </p>
      </div>
      <div className={styles.mark} style={ground(first)}>
        <Sign name={sign} className={styles.sign} />
        <p className="text-small">{remark}</p>
      </div>
      <ul className={styles.colours}>
        {[third, first, second].map((colour) => (
          <li key={colour.value} style={ground(colour)}>
            <span className="font-semibold">{colour.name}</span> <span>{colour.value}</span>
          </li>
        ))}
      </ul>
      <Picture
        picture={picture}
        position={position}
        sizes="(min-width: 62rem) 50vw, 100vw"
        className={styles.use}
        data-full-light
      />
    </article>
  );
}

function tried(place: number, { value, on }: BrandColour) {
  return { [`--tried-${place}`]: value, [`--on-tried-${place}`]: on };
}

/** The colours of a brand are its own, by day and by night. */
function ground({ value, on }: BrandColour): CSSProperties {
  return { "--ground": value, "--on-ground": on } as CSSProperties;
}
