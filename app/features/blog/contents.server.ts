import { quarterly } from "#app/skins/quarterly.ts";
import { postNamed, posts, type Post } from "#content/blog.ts";
import { type CategoryNote, categoryNotes, type PostCategory } from "#content/post-categories.ts";
import { authorPath, categoryPath, postAtAddress, postPath } from "#content/post-pages.ts";
import { earlierPosts } from "#content/moved.ts";
import { postText } from "#content/post-texts.ts";
import { team, type TeamMember } from "#content/team.ts";
import type { ContentPage, FeatureContents, FoundPiece } from "#registry/content-page.ts";
import { shortened } from "#shared/shortened.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** As many of the newest posts are prerendered; older ones are made when somebody asks for them. */
const PRERENDERED = 500;

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** The look of the blog's own pages. */
const skin = quarterly;

const canonicalPosts = posts.map((post, index) => ({
  ...pageOfPost(post),
  ...(index >= PRERENDERED && { prerender: false as const }),
}));

/** A page for each subject. One that nobody has written about yet is there, for links that lead to it, and no sitemap names it. */
export function subjectPages(
  notes: Readonly<Record<string, Pick<CategoryNote, "title" | "description">>>,
  all: readonly { category: readonly string[] }[] = posts,
): ContentPage[] {
  return Object.entries(notes).map(([category, { title, description }]) => ({
    path: categoryPath(category as PostCategory),
    title,
    description,
    skin,
    isPaged: true,
    ...(!all.some((post) => post.category.includes(category)) && { inSitemap: false }),
  }));
}

/** A page for each member of the team: as with subjects, no sitemap names that of one who has written nothing. */
export function authorPages(
  members: readonly Pick<TeamMember, "id" | "slug" | "name" | "subject">[],
  all: readonly { author: Pick<TeamMember, "id"> }[] = posts,
): ContentPage[] {
  return members.map(({ id, slug, name, subject }) => ({
    path: authorPath(slug),
    title: fill(words.postsBy, { name }),
    description: fill(words.everythingBy, { name, subject }),
    skin,
    isPaged: true,
    ...(!all.some(({ author }) => author.id === id) && { inSitemap: false }),
  }));
}

/** The posts, and who and what they are listed by. */
export const contents = {
  pages: [...canonicalPosts, ...subjectPages(categoryNotes), ...authorPages(team)],
  /** A post in any of its presentations; undefined for other addresses, unknown types and unknown posts. */
  otherPage(path: string): ContentPage | undefined {
    const named = postAtAddress(path);
    const post = named && postNamed(named);
    return post && { ...pageOfPost(post), path, canonical: post.path };
  },
  spellings: new Map([
    // The specification knows an author by the number of the team member.
    ...team.map(({ id, slug }) => [authorPath(String(id)), authorPath(slug)] as const),
    ...earlierPosts.flatMap((pattern) =>
      posts.map((post) => [postPath(post, pattern).toLowerCase(), post.path] as const),
    ),
  ]),
  found: { kind: "post", label: words.posts, pieces: posts.map(foundPost) },
} satisfies FeatureContents;

function foundPost(post: Post): FoundPiece {
  const { path, title, content, tags, category, author } = post;
  return {
    path,
    title,
    summary: content,
    text: () =>
      [
        ...tags,
        ...category.map((name) => categoryNotes[name].title),
        author.name,
        postText(post).html.replaceAll(/<[^>]+>|&#?\w+;/g, " "),
      ].join(" "),
  };
}

function pageOfPost({ path, title, content }: Post): ContentPage {
  return {
    path,
    title,
    description: shortened(content, DESCRIPTION_LENGTH),
    skin,
    kind: "article",
  };
}
