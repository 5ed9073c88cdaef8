import type { Post } from "#content/blog.ts";
import { pictureFile } from "#content/media.ts";
import { authorPath } from "#content/post-pages.ts";
import { site } from "#content/site.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import { JsonLd } from "#app/engine/structured-data.tsx";

/** A post for search engines: what is on the page and nothing more; sample likes and comments are no part of it. */
export function PostStructuredData({
  post,
  categories,
}: {
  post: Post;
  /** Its subjects, as pages call them. */
  categories: readonly { label: string }[];
}) {
  const { page, publicUrl } = useSiteData();
  const absolute = (path: string) => `${publicUrl}${path}`;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: post.title,
        description: post.content,
        image: [absolute(pictureFile(post.img))],
        datePublished: `${post.date}T00:00:00Z`,
        author: {
          "@type": "Person",
          name: post.author.name,
          url: absolute(authorPath(post.author.slug)),
        },
        publisher: { "@type": "Organization", name: site.name, url: absolute("/") },
        // The same that the head calls canonical: a post in one of the layouts of the specification has that page's address.
        mainEntityOfPage: page?.canonical,
        articleSection: categories.map(({ label }) => label),
        keywords: post.tags.join(", "),
        wordCount: post.wordCount,
        inLanguage: site.language,
      }}
    />
  );
}
