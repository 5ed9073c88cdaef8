import { TextLink } from "#app/elements/actions/text-link.tsx";
import { strengthDrawings } from "./strength-drawings.tsx";
import * as styles from "./strengths.module.css";
import type { OptionalLink } from "#content/navigation.ts";

/** One icon-with-text item (specification, point 3). */
export interface Strength {
  title: string;
  content: string;
  link: OptionalLink;
}

/** The ground of each panel; the last one has the sky of the hero, which keeps its daylight. */
const tones = ["brand", "accent", undefined] as const;

/** Three statements as posters from edge to edge, each over its drawing, which is as wide as the poster and stands on its foot. */
export function Strengths({ items }: { items: readonly Strength[] }) {
  return (
    <section>
      <ul className={styles.row}>
        {items.map(({ title, content, link }, index) => (
          <li key={title} data-tone={tones[index]} className={styles.poster}>
            <div className={styles.words}>
              <h2 className="display text-display-3">{title}</h2>
              <p className="max-w-[34ch]">{content}</p>
              <TextLink href={link.href}>{link.label}</TextLink>
            </div>
            <svg
              aria-hidden
              viewBox="0 0 480 300"
              preserveAspectRatio="xMaxYMin slice"
              className={styles.drawing}
            >
              {strengthDrawings[index]}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
