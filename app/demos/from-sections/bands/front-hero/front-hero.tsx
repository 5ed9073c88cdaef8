import * as styles from "./front-hero.module.css";
import type { SectionNamed } from "#content/front-page-fields.ts";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

/** What the business does, as large as the page allows; beside it its picture, or its initial, cut by the edges of a panel in the brand's colour. */
export function FrontHero({
  id,
  eyebrow,
  heading,
  text,
  actions,
  source,
  initial,
}: SectionNamed<"hero"> & { source?: PictureSource | undefined; initial: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.hero}>
      <div className={styles.words}>
        <p className="text-small font-semibold text-brand-ink">{eyebrow}</p>
        <h1 id={`${id}-heading`} className={`${styles.heading} display`}>
          {heading}
        </h1>
        <p className="max-w-[44ch] text-lead text-soft">{text}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} size="large" tone={index === 0 ? "solid" : "bare"}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      {source ? (
        <Picture
          picture={source}
          priority
          sizes="(min-width: 62rem) 42vw, 100vw"
          className={styles.picture}
        />
      ) : (
        <div aria-hidden data-tone="brand" className={styles.panel}>
          <span className={`${styles.initial} display`} data-initial={initial} />
        </div>
      )}
    </section>
  );
}
