import * as styles from "./part-index.module.css";
import { useRef } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { useOpenTarget } from "#app/lib/use-open-target.ts";
import type { NavigationLink } from "#content/navigation.ts";

interface PartIndexProps {
  heading: string;
  intro: string;
  list: readonly {
    /** Opens it from outside: `/template#headers`. */
    id: string;
    title: string;
    text: string;
    pages: readonly NavigationLink[];
  }[];
}

/** The parts of the template by their kind, each a line that opens to all pages of it. */
export function PartIndex({ heading, intro, list }: PartIndexProps) {
  const lines = useRef<HTMLDivElement>(null);
  useOpenTarget(lines);
  return (
    <Section id="parts" ground="sunken" width="wide" aria-labelledby="parts-heading">
      <SectionHeader id="parts-heading" heading={heading} intro={intro} layout="split" />
      <div ref={lines} className="mt-12 border-t border-ink">
        {list.map(({ id, title, text, pages }) => (
          <details key={id} id={id} className="group border-b border-line">
            <summary className={styles.line}>
              <h3 className="display text-display-3 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-6">
                {title}
              </h3>
              <span className={styles.text}>{text}</span>
              <span className="figures flex items-center justify-end gap-3 text-display-4 text-soft">
                {pages.length} <span className="sr-only">pages</span>
                <Icon name="chevron-down" className={`${styles.chevron} size-5`} />
              </span>
            </summary>
            <ul className={styles.pages}>
              {pages.map(({ label, href }) => (
                <li key={href} className="break-inside-avoid">
                  <Link
                    href={href}
                    className="inline-block py-1 hover:underline hover:decoration-1 hover:underline-offset-5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
