import * as styles from "./windowsill.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { DrawnSprig } from "./drawn-sprig.tsx";
import { WindowLight } from "../window-light/window-light.tsx";

/** By turns, so that neighbours differ. */
const pots = ["bg-brand text-on-brand", "bg-accent text-on-accent"] as const;

interface WindowsillProps {
  id: string;
  heading: string;
  intro: string;
  posts: readonly {
    id: number;
    href: string;
    title: string;
    author: { name: string };
    likes: number;
    leaves: number;
  }[];
}

/** The most liked posts as plants on a sill: the more readers liked one, the more leaves it has. The number stands on its pot. */
export function Windowsill({ id, heading, intro, posts }: WindowsillProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.windowsill}>
      <WindowLight from="end" />
      <header className="grid gap-5">
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-text text-lead text-soft">{intro}</p>
      </header>
      <ol className={styles.plants}>
        {posts.map(({ id: post, href, title, author, likes, leaves }, place) => (
          <li key={post} className={`${styles.plant} group relative`}>
            <div className={styles.pot}>
              <DrawnSprig leaves={leaves} place={place} className={styles.sprig} />
              <p className={`${styles.likes} ${pots[place % 2]} display text-center`}>
                {likes} <span className="sr-only">likes</span>
              </p>
            </div>
            <div className={`${styles.words} self-start`}>
              <span aria-hidden className={`${styles.tie} display text-display-4 text-brand-ink`}>
                {likes}
              </span>
              <h3 className="display text-display-4 text-balance">
                <Link
                  href={href}
                  className="decoration-1 underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-small text-soft">{author.name}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
