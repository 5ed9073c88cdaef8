import * as styles from "./portrait-strip.module.css";
import type { PictureSource } from "#content/media.ts";
import { PrintedPortrait } from "#app/elements/people/printed-portrait/printed-portrait.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface PortraitStripProps {
  id: string;
  heading: string;
  intro: string;
  /** Four to seven people. */
  people: readonly { name: string; role: string; text: string; picture: PictureSource }[];
}

/** People shoulder to shoulder from edge to edge, printed in the brand's colour; below each a name, a role and one line. */
export function PortraitStrip({ id, heading, intro, people }: PortraitStripProps) {
  return (
    <Section id={id} width="full" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mx-auto mb-12 max-w-wide px-gutter"
      />
      <ul className={styles.strip}>
        {people.map(({ name, role, text, picture }) => (
          <li key={name} className="group">
            <PrintedPortrait
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 17vw, (min-width: 36rem) 34vw, 50vw"
              ratio="4 / 5"
              className={styles.portrait}
            />
            <h3 className="mt-4 font-semibold">{name}</h3>
            <p className="text-small text-brand-ink">{role}</p>
            <p className="mt-2 text-small text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
