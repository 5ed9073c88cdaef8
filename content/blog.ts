/**
 * The posts of `content/posts`, as `velite build --strict` last read them. For loaders and scripts on the server only: texts of posts
 * do not belong in a page's script. The build stops if browser code imports this file.
 */
import { posts as records, type Post as PostRecord } from "../.velite/index.js";
import { picture, type PictureSource } from "./media.ts";
import type { BlogType, PostCategory } from "./post-fields.ts";
import { teamMember, type TeamMember } from "./team.ts";

/** A post with its text: `html` is made from Markdown and holds no other markup. Fields: `velite.config.ts`. */
export interface Post extends Omit<PostRecord, "img" | "author"> {
  img: PictureSource;
  author: Pick<TeamMember, "id" | "name" | "slug">;
  /** Its canonical address. */
  path: string;
  /** Where a card leads: `link` if there is one, else `path`. */
  href: string;
}

/** What a card, a list or a feed entry needs: everything but the text. */
export type PostSummary = Omit<Post, "html" | "toc">;

/** All posts, newest first. */
export const posts: readonly Post[] = records.map(complete);

export function postSummary({ html: _html, toc: _toc, ...summary }: Post): PostSummary {
  return summary;
}

/** The post with this id; undefined if there is none. */
export function postById(id: number): Post | undefined {
  return posts.find((post) => post.id === id);
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
export function latestPosts({ blogType, category, limit }: Selection = {}): PostSummary[] {
  return posts
    .filter(
      (post) =>
        (blogType === undefined || post.blogType === blogType) &&
        (category === undefined || post.category.includes(category)),
    )
    .slice(0, limit)
    .map(postSummary);
}

function complete(record: PostRecord): Post {
  const author = teamMember(record.author);
  if (!author) throw new Error(`Post ${record.id}: there is no team member ${record.author}.`);
  const path = `/blog-types/${record.postType}/${record.id}`;
  return {
    ...record,
    img: picture(record.img),
    author: { id: author.id, name: author.name, slug: author.slug },
    path,
    href: record.link ?? path,
  };
}
