import { posts, type Post } from "./blog.ts";
import type { ContentPage } from "./content-pages.ts";
import { categoryNotes } from "./post-categories.ts";
import { postCategories, postTypes } from "./post-fields.ts";
import { team } from "./team.ts";

/** As many of the newest posts are prerendered; older ones are made when somebody asks for them. */
const PRERENDERED = 500;

/** The look of the blog's own pages. */
export const blogSkin = "quarterly";

/** Address of the page of one category. */
export function categoryPath(category: string): string {
  return `/blogs/category/${category}`;
}

/** Address of the page of one author. */
export function authorPath(slug: string): string {
  return `/blogs/author/${slug}`;
}

/** Address of a post in one of the nine presentations (specification, point 2). */
export function postTypePath(type: string, id: number): string {
  return `/blog-types/${type}/${id}`;
}

const canonicalPosts = posts.map((post, index) => ({
  ...pageOfPost(post),
  ...(index >= PRERENDERED && { prerender: false as const }),
}));

const categoryPages: ContentPage[] = postCategories.map((category) => ({
  path: categoryPath(category),
  title: categoryNotes[category].title,
  description: categoryNotes[category].description,
  skin: blogSkin,
}));

const authorPages: ContentPage[] = team.map(({ slug, name, subject }) => ({
  path: authorPath(slug),
  title: `Posts by ${name}`,
  description: `Everything that ${name} has written for this site: ${subject}. Newest first, with reading times.`,
  skin: blogSkin,
}));

const byId = new Map(posts.map((post) => [String(post.id), post]));

/** Pages that follow from the posts. */
export const postPages = {
  all: [...canonicalPosts, ...categoryPages, ...authorPages],
  /** A post in any of the nine presentations; undefined for other addresses, unknown types and unknown posts. */
  presentation(path: string): ContentPage | undefined {
    const [, folder, type, id, ...rest] = path.split("/");
    if (folder !== "blog-types" || rest.length > 0) return undefined;
    const post = byId.get(id ?? "");
    if (!post || !postTypes.some((known) => known === type)) return undefined;
    return { ...pageOfPost(post), path, canonical: post.path };
  },
};

function pageOfPost({ path, title, content }: Post): ContentPage {
  return { path, title, description: described(content), skin: blogSkin, kind: "article" };
}

/** An excerpt as a description: what search engines show of it, ending with a word. */
function described(excerpt: string): string {
  if (excerpt.length <= 160) return excerpt;
  return `${excerpt.slice(0, excerpt.lastIndexOf(" ", 158)).replace(/[,;:.]$/, "")} …`;
}
