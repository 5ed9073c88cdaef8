import * as styles from "./people-list.module.css";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import { PrintedPortrait } from "#app/elements/people/printed-portrait/printed-portrait.tsx";
import { Section } from "#app/sections/section.tsx";

interface PeopleGroup {
  title: string;
  names: readonly string[];
}

interface PeopleListProps {
  id: string;
  heading: string;
  intro: string;
  people: readonly Person[];
  /** Everyone by name, as in a journal's masthead. */
  groups: readonly PeopleGroup[];
}

/** People as on a journal's page of contributors: a printed portrait and a note each, and everyone by name. */
export function PeopleList({ id, heading, intro, people, groups }: PeopleListProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[42ch] text-soft">{intro}</p>
          {groups.map(({ title, names }) => (
            <div key={title} className="mt-4 border-t border-line pt-4 text-small">
              <h3 className="text-soft">{title}</h3>
              <ul className="mt-2 sm:columns-2 lg:columns-1 xl:columns-2">
                {names.map((name) => (
                  <li key={name} className="break-inside-avoid py-0.5">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className="border-t border-ink lg:col-span-7 lg:col-start-6">
          {people.map(({ name, role, text, picture }) => (
            <li key={name} className={`group ${styles.note}`}>
              <PrintedPortrait
                picture={picture}
                alt={picture.alt}
                sizes="(min-width: 48rem) 11rem, 30vw"
                ratio="5 / 6"
              />
              <div className="grid grid-cols-1 content-start gap-2 md:content-between">
                <h3 className="display text-display-3">{name}</h3>
                <p className="max-w-[44ch] text-soft">{text}</p>
                <p className="text-label">{role}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
