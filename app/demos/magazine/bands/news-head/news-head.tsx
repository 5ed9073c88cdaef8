import * as styles from "./news-head.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";

interface NewsHeadProps {
  /** Of the heading: the section is named by it. */
  id: string;
  heading: string;
  /** Place in the index of the paper. */
  number?: number;
  /** Where the rest of it stands, with how much that is. */
  link: OptionalLink;
}

/** The head of a page of a newspaper: thick rule and thin, number, name, and the way to everything there is under it. */
export function NewsHead({ id, heading, number, link }: NewsHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className="display flex gap-[0.4em] text-display-3">
        {number !== undefined && <span className="figures text-brand-ink">{number} </span>}
        {heading}
      </h2>
      {link.href && (
        <Link
          href={link.href}
          className="inline-block py-1 text-small underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {link.label}
        </Link>
      )}
    </header>
  );
}
