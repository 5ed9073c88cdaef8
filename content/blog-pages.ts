import { postById, posts, type Post } from "./blog.ts";
import type { ContentPage } from "./content-pages.ts";
import { categoryNotes } from "./post-categories.ts";
import { postCategories } from "./post-fields.ts";
import { authorPath, categoryPath, isPresentation, postOnPage } from "./post-pages.ts";
import { team } from "./team.ts";

/** As many of the newest posts are prerendered; older ones are made when somebody asks for them. */
const PRERENDERED = 500;

/** The look of the blog's own pages. */
export const blogSkin = "quarterly";

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

/** Pages that follow from the posts. */
export const postPages = {
  all: [...canonicalPosts, ...categoryPages, ...authorPages],
  /** A post in any of the nine presentations; undefined for other addresses, unknown types and unknown posts. */
  presentation(path: string): ContentPage | undefined {
    const post = isPresentation(path) ? postById(postOnPage(path) ?? 0) : undefined;
    return post && { ...pageOfPost(post), path, canonical: post.path };
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
