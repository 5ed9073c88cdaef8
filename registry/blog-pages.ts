import { quarterly } from "#app/skins/quarterly.ts";
import { postById, posts, type Post } from "#content/blog.ts";
import type { ContentPage } from "./content-page.ts";
import { type CategoryNote, categoryNotes, type PostCategory } from "#content/post-categories.ts";
import { authorPath, categoryPath, isPresentation, postOnPage } from "#content/post-pages.ts";
import { team, type TeamMember } from "#content/team.ts";

/** As many of the newest posts are prerendered; older ones are made when somebody asks for them. */
const PRERENDERED = 500;

/** The look of the blog's own pages. */
const skin = quarterly;

const canonicalPosts = posts.map((post, index) => ({
  ...pageOfPost(post),
  ...(index >= PRERENDERED && { prerender: false as const }),
}));

/** A page for each subject. */
export function subjectPages(
  notes: Readonly<Record<string, Pick<CategoryNote, "title" | "description">>>,
): ContentPage[] {
  return Object.entries(notes).map(([category, { title, description }]) => ({
    path: categoryPath(category as PostCategory),
    title,
    description,
    skin,
  }));
}

/** A page for each member of the team. */
export function authorPages(
  members: readonly Pick<TeamMember, "slug" | "name" | "subject">[],
): ContentPage[] {
  return members.map(({ slug, name, subject }) => ({
    path: authorPath(slug),
    title: `Posts by ${name}`,
    description: `Everything that ${name} has written for this site: ${subject}. Newest first, with reading times.`,
    skin,
  }));
}

/** Pages that follow from the posts. */
export const postPages = {
  all: [...canonicalPosts, ...subjectPages(categoryNotes), ...authorPages(team)],
  /** A post in any of the nine presentations; undefined for other addresses, unknown types and unknown posts. */
  presentation(path: string): ContentPage | undefined {
    const post = isPresentation(path) ? postById(postOnPage(path) ?? 0) : undefined;
    return post && { ...pageOfPost(post), path, canonical: post.path };
  },
};

function pageOfPost({ path, title, content }: Post): ContentPage {
  return { path, title, description: described(content), skin, kind: "article" };
}

/** An excerpt as a description: what search engines show of it, ending with a word. */
function described(excerpt: string): string {
  if (excerpt.length <= 160) return excerpt;
  return `${excerpt.slice(0, excerpt.lastIndexOf(" ", 158)).replace(/[,;:.]$/, "")} …`;
}
