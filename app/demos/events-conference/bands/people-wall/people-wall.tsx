import * as styles from "./people-wall.module.css";
import type { PictureSource } from "#content/media.ts";
import { PrintedPortrait } from "#app/elements/people/printed-portrait/printed-portrait.tsx";
import { SectionHeader } from "#app/sections/section.tsx";

export interface WallPerson {
  name: string;
  role: string;
  /** When and where this person is seen. */
  note: string;
  /** The place on the page that says more. */
  href: string;
  /** The colour the portrait stands in. */
  light: "brand" | "accent";
  picture: PictureSource;
}

interface PeopleWallProps {
  id: string;
  heading: string;
  intro: string;
  /** Twelve fill every row at every width; other multiples of six the widest. */
  people: readonly WallPerson[];
}

/** People as posters on a wall from edge to edge, each in one of the skin's two colours; whoever is pointed at shows their own. */
export function PeopleWall({ id, heading, intro, people }: PeopleWallProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pt-normal">
      <div className="mx-auto max-w-wide px-gutter pb-12">
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      </div>
      <ul className={styles.wall}>
        {people.map(({ name, role, note, href, light, picture }) => (
          <li key={name} data-light={light}>
            <a href={href} className={`${styles.person} group`}>
              <PrintedPortrait
                picture={picture}
                alt=""
                ratio="2 / 3"
                sizes="(min-width: 62rem) 20vw, (min-width: 48rem) 30vw, 60vw"
                className={styles.portrait}
              />
              <span className={styles.words}>
                <span className={`${styles.name} display`}>{name}</span>
                <span className="text-small">{role}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
