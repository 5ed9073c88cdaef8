import * as styles from "./addressed-posts.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";
import { PetalPath } from "../petal-path.tsx";

export interface AddressedPost {
  /** Whom it is sent to: "Whoever says hub". */
  to: string;
  href: string;
  title: string;
  author: string;
  /** Minutes. */
  readingTime: number;
}

interface AddressedPostsProps {
  id: string;
  heading: string;
  intro: string;
  /** Said before each addressee: "To". */
  toLabel: string;
  /** Said before each author: "by". */
  byLabel: string;
  /** Three to five. */
  posts: readonly AddressedPost[];
}

/** Posts like letters that are passed on: each an envelope for somebody, and the title is what they get. */
export function AddressedPosts({
  id,
  heading,
  intro,
  toLabel,
  byLabel,
  posts,
}: AddressedPostsProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-soft">{intro}</p>
      </header>
      <ul className={styles.posts}>
        {posts.map(({ to, href, title, author, readingTime }, index) => (
          <li key={href}>
            <p className={`${styles.to} text-small`}>
              <span>{toLabel}</span> <span className="display">{to}</span>
            </p>
            <svg viewBox="0 0 100 100" aria-hidden className={styles.stamp}>
              <PetalPath petals={[16, 8, 12][index % 3]!} fill="currentColor" />
            </svg>
            <h3 className={`${styles.title} display`}>
              <Link href={href}>{title}</Link>
            </h3>
            <p className={`${styles.by} text-small`}>
              {byLabel} {author}, {readingTime} min
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
