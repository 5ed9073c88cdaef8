import * as styles from "./fashion-hero.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface CampaignPicture {
  picture: PictureSource;
  /** Part of it that narrow screens keep, as in CSS `object-position`. */
  position: string;
}

interface FashionHeroProps {
  /** One word of six letters: it is as wide as both pictures. */
  word: string;
  /** Both with calm, light ground in their upper third. */
  pictures: readonly [CampaignPicture, CampaignPicture];
  lead: string;
  note: string;
  action: { label: string; href: string };
  more: { label: string; href: string };
}

/** Two campaign pictures side by side, and one thin word across both. It is dark in both schemes, as the pictures are light in both. */
export function FashionHero({ word, pictures, lead, note, action, more }: FashionHeroProps) {
  return (
    <section aria-labelledby="fashion-word" className={styles.hero}>
      <div className={styles.pictures}>
        {pictures.map(({ picture, position }, index) => (
          <Picture
            key={picture.name}
            picture={picture}
            sizes="(min-width: 62rem) 42vw, 55vw"
            position={position}
            priority={index === 0}
            className={styles.picture}
          />
        ))}
        <h1 id="fashion-word" className={`${styles.word} display`}>
          <span>{word}</span>
        </h1>
      </div>
      <div className={styles.words}>
        <p className="text-lead">{lead}</p>
        <p className="text-small text-soft">{note}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <Link href={more.href} className="py-1 text-small underline underline-offset-4">
          {more.label}
        </Link>
      </div>
    </section>
  );
}
