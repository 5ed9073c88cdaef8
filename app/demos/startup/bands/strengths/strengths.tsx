import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Section } from "#app/sections/section.tsx";
import { strengthDrawings } from "./strength-drawings.tsx";
import * as styles from "./strengths.module.css";
import type { OptionalLink } from "#content/navigation.ts";

/** One icon-with-text item (specification, point 3). */
export interface Strength {
  title: string;
  content: string;
  link: OptionalLink;
}

/** Three statements on one line, each under its drawing. */
export function Strengths({ items }: { items: readonly Strength[] }) {
  return (
    <Section space="tight" width="wide">
      <ul className={styles.row}>
        {items.map(({ title, content, link }, index) => (
          <li key={title} className={styles.item}>
            <svg aria-hidden viewBox="0 0 96 96" className={styles.icon}>
              {strengthDrawings[index]}
            </svg>
            <div className="grid content-start gap-2">
              <h2 className="display text-display-3">{title}</h2>
              <p className="max-w-[38ch] text-soft">{content}</p>
              <TextLink href={link.href} className="text-brand-ink">
                {link.label}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
