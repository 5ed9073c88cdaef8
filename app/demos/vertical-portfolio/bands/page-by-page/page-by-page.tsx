import * as styles from "./page-by-page.module.css";
import type { ReactNode } from "react";
import { usePageTurning } from "./use-page-turning.ts";

interface PageByPageProps {
  /** Names the list of the pages for assistive technology. */
  label: string;
  /** One for each child, in the same order: its id and what it is called in the list. Five to ten. */
  pages: readonly { id: string; name: string }[];
  /** Sections with those ids and a ground of their own. They leave `--page-dots` free at their end edge. */
  children: ReactNode;
}

/**
 * Sections as pages: each at least as high as the window, which comes to rest on them where it is high enough. A list of dots at the end
 * edge leads to each and shows which is open; without script its links still do. What follows belongs to the last page.
 */
export function PageByPage({ label, pages, children }: PageByPageProps) {
  const { pages: sheets, current, follow } = usePageTurning<HTMLDivElement>();
  return (
    <div className={styles.pages}>
      <div ref={sheets} className={styles.sheets}>
        {children}
      </div>
      <nav aria-label={label} className={styles.dots}>
        <ol>
          {pages.map(({ id, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? "location" : undefined}
                onClick={(event) => follow(event, index)}
              >
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
