import { Drawing } from "#app/elements/media/drawing.tsx";
import { Link } from "#app/elements/actions/link.tsx";
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
              {link.href && (
                <p>
                  <Link
                    href={link.href}
                    className="inline-block py-1 font-semibold text-brand-ink underline decoration-1 underline-offset-5 hover:decoration-2"
                  >
                    {link.label}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
