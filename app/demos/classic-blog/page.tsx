import * as styles from "./book.module.css";
import { BLOG_CLASSIC, TEAM } from "#content/addresses.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { Colophon } from "./bands/colophon/colophon.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BookIndex } from "./bands/book-index/book-index.tsx";
import { BookPosts } from "./bands/book-posts/book-posts.tsx";
import { BookSpine } from "./bands/book-spine/book-spine.tsx";
import { bookAt } from "./content.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  return bookAt(url);
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Posts", href: "#posts" },
      { label: "Index", href: "#index" },
      { label: "Colophon", href: "#colophon" },
      { label: "Authors", href: TEAM },
      { label: "Illustrated edition", href: BLOG_CLASSIC },
    ],
  },
};

export default function ClassicBlogHome({ loaderData }: Route.ComponentProps) {
  const { words, list, opened, others, index, colophon, business } = loaderData;
  return (
    <>
      <StructuredData business={business} />
      <div className={styles.book}>
        <BookSpine name={words.name} place={words.place} />
        <div className={styles.sheet}>
          <div className={styles.leaf}>
            <BookPosts words={words} list={list} opened={opened} others={others} />
            <BookIndex {...index} />
          </div>
        </div>
        <div className={styles.end}>
          <Colophon {...colophon} />
        </div>
      </div>
    </>
  );
}
