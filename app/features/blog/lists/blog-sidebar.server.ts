import { ifThere, searchPath } from "#content/addresses.ts";
import { blogLetter } from "#content/blog-titles.ts";
import { type Post, posts } from "#content/blog.ts";
import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { site } from "#content/site.ts";
import { team, type TeamMember } from "#content/team.ts";

const MOST_LIKED = 5;
const MOST_USED_TAGS = 14;

/** What stands beside a list of posts: ways to the others, with how many there are behind each. */
export function blogSidebar() {
  return {
    subjects: subjectsWithCounts(),
    liked: mostLiked(),
    authors: authorsWithCounts(),
    tags: tagsByUse().slice(0, MOST_USED_TAGS),
    letter: blogLetter,
  };
}

export type BlogSidebarData = ReturnType<typeof blogSidebar>;

/** The posts with most likes; none that nobody has liked. */
export function mostLiked(
  all: readonly Pick<Post, "id" | "href" | "title" | "likes" | "img">[] = posts,
) {
  return all
    .filter(({ likes }) => likes > 0)
    .toSorted((a, b) => b.likes - a.likes)
    .slice(0, MOST_LIKED)
    .map(({ id, href, title, likes, img }) => ({ id, href, title, likes, img }));
}

/** The subjects that are written about, with the number of their posts. */
export function subjectsWithCounts(all: readonly Pick<Post, "category">[] = posts) {
  return postCategories
    .map((category) => ({
      label: categoryNotes[category].title,
      href: categoryPath(category),
      count: all.filter((post) => post.category.includes(category)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The members of the team who write, with the number of their posts. */
export function authorsWithCounts(
  members: readonly TeamMember[] = team,
  all: readonly Pick<Post, "author">[] = posts,
) {
  return members
    .map(({ id, name, slug, img }) => ({
      name,
      href: authorPath(slug),
      img,
      count: all.filter((post) => post.author.id === id).length,
    }))
    .filter(({ count }) => count > 0);
}

/** All tags with the number of their posts, the most used first; they lead to the search, which reads them. Without it there are none. */
export function tagsByUse(): { label: string; count: number; href: string }[] {
  const uses = Map.groupBy(
    posts.flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  return [...uses]
    .flatMap(([label, { length: count }]) => {
      const href = ifThere(searchPath(label.replaceAll("-", " ")));
      return href ? [{ label, count, href }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, site.locale));
}
