import { type Post, posts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { postCategories } from "#content/post-fields.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";

const MOST_LIKED = 5;
const MOST_USED_TAGS = 14;

/** What stands beside a list of posts: ways to the others, with how many there are behind each. */
export function blogSidebar() {
  return {
    subjects: subjectsWithCounts(),
    liked: posts
      .toSorted((a, b) => b.likes - a.likes)
      .slice(0, MOST_LIKED)
      .map(({ href, title, likes, img }) => ({ href, title, likes, img })),
    authors: team.map(({ id, name, slug, img }) => ({
      name,
      href: authorPath(slug),
      img,
      count: posts.filter((post) => post.author.id === id).length,
    })),
    tags: tagsByUse(posts).slice(0, MOST_USED_TAGS),
  };
}

export type BlogSidebarData = ReturnType<typeof blogSidebar>;

/** All subjects with the number of their posts. */
export function subjectsWithCounts() {
  return postCategories.map((category) => ({
    label: categoryNotes[category].title,
    href: categoryPath(category),
    count: posts.filter((post) => post.category.includes(category)).length,
  }));
}

/** The most used first; tags lead to the search, which reads them. */
function tagsByUse(all: readonly Post[]): { label: string; href: string }[] {
  const uses = new Map<string, number>();
  for (const tag of all.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses]
    .toSorted(([a, usesA], [b, usesB]) => usesB - usesA || a.localeCompare(b))
    .map(([tag]) => ({
      label: tag,
      href: `/page/search-result?q=${encodeURIComponent(tag.replaceAll("-", " "))}`,
    }));
}
