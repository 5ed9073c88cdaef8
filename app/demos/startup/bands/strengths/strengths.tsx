import { Drawing } from "#app/elements/media/drawing.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Section } from "#app/sections/section.tsx";
import * as styles from "./strengths.module.css";
import type { OptionalLink } from "#content/navigation.ts";

/** One icon-with-text item (specification, point 3). */
export interface Strength {
  /** A symbol of a drawings file, 48 × 48: see `Drawing`. */
  icon: string;
  title: string;
  content: string;
  link: OptionalLink;
}

/** Three statements, each a stair higher than the last, as the bars of the picture above. */
export function Strengths({ items }: { items: readonly Strength[] }) {
  return (
    <Section space="tight" width="wide">
      <ul className={styles.stairs}>
        {items.map(({ icon, title, content, link }) => (
          <li key={title} className={styles.stair}>
            <span aria-hidden className={styles.icon}>
              <Drawing href={icon} />
            </span>
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
