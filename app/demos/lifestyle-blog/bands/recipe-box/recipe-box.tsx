import * as styles from "./recipe-box.module.css";
import { MorePosts } from "#app/features/blog/lists/more-posts.tsx";
import { LIST_ID, shownSummary } from "#app/features/blog/lists/post-list-address.ts";
import type { PostListData } from "#app/features/blog/lists/post-list.server.ts";
import { useLoadedPages } from "#app/features/blog/lists/use-loaded-pages.ts";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import type { Recipe, RecipeLabels } from "../../content.server.ts";
import { RecipeCard } from "./recipe-card.tsx";

interface RecipeBoxProps {
  heading: string;
  intro: string;
  labels: RecipeLabels;
  list: PostListData<Recipe>;
}

/** The blog's lifestyle layout: the first post large, the others in two columns, and the next page set below them. */
export function RecipeBox({ heading, intro, labels, list }: RecipeBoxProps) {
  const { posts, first } = useLoadedPages(list);
  useTurnedPage(LIST_ID, { page: first, filter: list.filter });
  return (
    <section id={LIST_ID} aria-labelledby={`${LIST_ID}-heading`} className={styles.box}>
      <header className={styles.head}>
        <h2 id={`${LIST_ID}-heading`} tabIndex={-1} className="display text-display-1">
          {heading}
        </h2>
        <div className="grid gap-3">
          <p className="text-lead">{intro}</p>
          <p role="status" className="text-small text-soft tabular-nums">
            {shownSummary(list, posts.length)}
          </p>
        </div>
      </header>
      <ul aria-label={heading} className={styles.cards}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <RecipeCard recipe={post} labels={labels} isLarge={index === 0} />
          </li>
        ))}
      </ul>
      <MorePosts list={list} first={first} />
    </section>
  );
}
