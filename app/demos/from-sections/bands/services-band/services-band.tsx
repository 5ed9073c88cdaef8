import * as styles from "./services-band.module.css";
import type { SectionNamed } from "#content/front-page-fields.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** Services side by side under a heavy line, each with its number; as many columns as there is room for. */
export function ServicesBand({ id, heading, intro, items, more }: SectionNamed<"services">) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ol className={styles.services}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden className="figures text-display-3 leading-none text-brand-ink">
              {index + 1}
            </span>
            <h3 className="display text-display-3">{title}</h3>
            <p className="max-w-[40ch] text-soft">{text}</p>
          </li>
        ))}
      </ol>
      {more?.href && (
        <p className="mt-10">
          <ButtonLink href={more.href} tone="quiet">
            {more.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
