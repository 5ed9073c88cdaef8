/**
 * The posts of `content/posts`, as `velite build --strict` last read them. For loaders and scripts on the server only: lists that grow
 * with the site do not belong in a page's script. The build stops if browser code imports this file.
 */
import { posts as records, sampleComments, type Post as PostRecord } from "../.velite/index.js";
import { picture, type PictureSource } from "./media.ts";
import { addressWords, ownNames } from "./own-names.ts";
import { type PostCategory, postCategories } from "./post-categories.ts";
import type { BlogType } from "./post-fields.ts";
import { postPath } from "./post-pages.ts";
import { team, teamMember, type TeamMember } from "./team.ts";

/** A post; its text stands apart (`post-texts.ts`). Fields: `velite.config.ts`. */
export interface Post extends Omit<PostRecord, "img" | "author" | "html" | "toc"> {
  img: PictureSource;
  author: Pick<TeamMember, "id" | "name" | "slug">;
  /** Its canonical address. */
  path: string;
  /** Where a card leads: `link` if there is one, else `path`. */
  href: string;
}

checkAuthors(team);
checkSubjects(postCategories);

/** All posts, newest first. */
export const posts: readonly Post[] = records.map(complete);

const slugs = new Map(posts.map((post) => [post.slug, post]));
const positions = new Map(posts.map(({ id }, index) => [id, index]));

/** The post with this id; undefined if there is none. */
export function postById(id: number): Post | undefined {
  return posts[positions.get(id) ?? -1];
}

/** The post that is named by its id or the name of its file, as its address does; undefined if there is none. */
export function postNamed({ id, slug }: { id?: number; slug?: string }): Post | undefined {
  return id === undefined ? slugs.get(slug ?? "") : postById(id);
}

interface Selection {
  /** Only posts of this list layout. */
  blogType?: BlogType;
  /** Only posts that have this category, alone or among others. */
  category?: PostCategory;
  /** At most this many; all without it. */
  limit?: number;
}

/** The newest posts that fit, newest first. */
export function latestPosts({ blogType, category, limit }: Selection = {}): Post[] {
  return posts
    .filter(
      (post) =>
        (blogType === undefined || post.blogType === blogType) &&
        (category === undefined || post.category.includes(category)),
    )
    .slice(0, limit);
}

/** Checks the words that are ends of addresses; readers see the titles. @throws {Error} naming file and subject. */
export function checkSubjects(subjects: readonly string[]): void {
  const wrong = subjects.find((subject) => !addressWords.test(subject));
  if (wrong !== undefined)
    throw new Error(
      `content/post-categories.ts: "${wrong}": write lower-case words joined by hyphens, as they end an address; what readers see is the title.`,
    );
}

/**
 * Checks that nobody is taken for another, and has an address; `team.ts` itself is read in browsers, too.
 * @throws {Error} naming member and field.
 */
export function checkAuthors(members: readonly Pick<TeamMember, "id" | "slug" | "name">[]): void {
  const take = ownNames("content/team.ts");
  for (const { id, slug, name } of members) {
    take("id", id, name);
    take("slug", slug, name);
    if (!addressWords.test(slug))
      throw new Error(
        `content/team.ts: "${name}": slug: ${slug}: write lower-case words joined by hyphens.`,
      );
  }
}

function complete(record: PostRecord): Post {
  const author = teamMember(record.author);
  if (!author) throw new Error(`Post ${record.id}: there is no team member ${record.author}.`);
  const path = postPath(record);
  return {
    ...record,
    img: picture(record.img),
    author: { id: author.id, name: author.name, slug: author.slug },
    path,
    href: record.link ?? path,
  };
}

/** An invented comment that a post begins with. */
export interface SampleComment {
  name: string;
  /** `2026-03-14`. */
  date: string;
  text: string;
  /** Position of the comment that this one answers, counted from 1. */
  answers?: number | undefined;
}

/** The comments that a post begins with, the oldest first. */
export function sampleCommentsOf({ slug }: Pick<Post, "slug">): readonly SampleComment[] {
  return sampleComments.find((entry) => entry.slug === slug)?.comments ?? [];
}

/** The posts before and after this one, by date; undefined at the ends. */
export function neighboursOf({ id }: Pick<Post, "id">): {
  newer: Post | undefined;
  older: Post | undefined;
} {
  const index = positions.get(id) ?? -1;
  return { newer: posts[index - 1], older: posts[index + 1] };
}

/** The other posts, those first that have most in common with this one: tags count twice, categories once; of equals the newest. */
export function relatedPosts({ id, tags, category }: Post, limit?: number): Post[] {
  const common = (post: Post) =>
    2 * post.tags.filter((tag) => tags.includes(tag)).length +
    post.category.filter((name) => category.includes(name)).length;
  return posts
    .filter((post) => post.id !== id)
    .map((post) => ({ post, score: common(post) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ post }) => post);
}
