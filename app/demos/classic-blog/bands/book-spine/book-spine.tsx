import * as styles from "./book-spine.module.css";
import type { CSSProperties } from "react";

/** The spine of the book, with its name: upright beside the page while it is read, lying above it on small screens. */
export function BookSpine({ name, place }: { name: string; place: string }) {
  const longestWord = Math.max(...name.split(" ").map(({ length }) => length));
  return (
    <header data-tone="brand" className={styles.spine}>
      <div className={styles.title}>
        <h1
          className={`${styles.name} display`}
          style={{ "--letters": name.length, "--longest": longestWord } as CSSProperties}
        >
          {name}
        </h1>
        <p className={styles.place}>{place}</p>
      </div>
    </header>
  );
}
