import * as styles from "./person-profile.module.css";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface PersonProfileProps {
  person: Person;
  /** What one would ask at a first meeting: languages, years, where to be found. */
  facts?: readonly { term: string; detail: string }[];
  links?: readonly { label: string; href: string }[];
  /** Level of the name in the page. */
  level?: 3 | 4;
}

/** One person beside a large portrait, with facts and the ways to reach them: the whole of an "about" block. */
export function PersonProfile({
  person: { name, role, text, picture },
  facts = [],
  links = [],
  level = 3,
}: PersonProfileProps) {
  const Name = `h${level}` as const;
  return (
    <div className="@container">
      <article className={styles.profile}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 26rem, 90vw"
          alt=""
          ratio="1"
          className="w-full rounded-card"
        />
        <div className="grid content-center gap-6">
          <div>
            <Name className="display text-display-3">{name}</Name>
            <p className="mt-1 text-soft">{role}</p>
          </div>
          <p className="max-w-[52ch]">{text}</p>
          {facts.length > 0 && (
            <dl className="border-t border-line text-small">
              {facts.map(({ term, detail }) => (
                <div
                  key={term}
                  className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5"
                >
                  <dt className="text-soft">{term}</dt>
                  <dd className="font-semibold">{detail}</dd>
                </div>
              ))}
            </dl>
          )}
          {links.length > 0 && (
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <TextLink href={href} className="text-brand-ink">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </div>
  );
}
