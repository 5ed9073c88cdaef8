import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";

interface EditionDataProps {
  name: string;
  /** Day of the newest, `2026-11-10`. */
  date: string;
  /** In the order of the page. */
  posts: readonly ListedPost[];
}

/** The paper for search engines: a page that lists posts, and which. */
export function EditionData({ name, date, posts }: EditionDataProps) {
  const { publicUrl } = useSiteData();
  return (
    <StructuredData
      business={{
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        name,
        dateModified: date,
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: posts.length,
          itemListElement: posts.map(({ href, title }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: title,
            url: href.startsWith("/") ? `${publicUrl}${href}` : href,
          })),
        },
      }}
    />
  );
}
