import * as styles from "../startup.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface StartupHeroProps {
  heading: string;
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  note: string;
  picture: PictureSource;
}

/**
 * The paper plane on its own ground: the band has the picture's colour, so that the picture has no edge and the text stands
 * on the same surface. It keeps its daylight in the dark scheme, like any picture.
 */
export function StartupHero({
  heading,
  lead,
  primary,
  secondary,
  note,
  picture,
}: StartupHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="mx-auto grid w-full max-w-wide content-center px-gutter lg:grid-cols-12">
        <div className="relative z-10 grid content-start gap-7 pt-12 lg:col-span-6 lg:py-16">
          <h1 className="display max-w-[11ch] text-display-1">{heading}</h1>
          <p className="max-w-[34rem] text-lead">{lead}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink href={secondary.href} tone="quiet">
              {secondary.label}
            </ButtonLink>
          </p>
          <p className="font-semibold text-balance">{note}</p>
        </div>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 70vw, 130vw"
        priority
        data-full-light
        className={styles.picture}
      />
    </section>
  );
}
