import type { Post } from "#content/blog.ts";
import { type PostCategory, postCategories } from "#content/post-categories.ts";

/** How many posts each part of an edition has room for. */
export const room = { seconds: 2, latest: 6, longReads: 5, subject: 3, opinions: 5 } as const;

/** What a quarterly paper of the posts holds. No post stands in it twice. */
export interface Edition {
  /** 1 for the quarter in which the first post came out, then one more with each quarter. */
  number: number;
  quarter: 1 | 2 | 3 | 4;
  year: number;
  /** Day of the newest post, `2026-11-10`. */
  day: string;
  lead: Post;
  seconds: Post[];
  latest: Post[];
  longReads: Post[];
  /** In the order of `postCategories`; a subject of which nothing is left is not there. */
  subjects: { category: PostCategory; posts: Post[] }[];
  opinions: Post[];
  essay: Post | undefined;
  film: Post | undefined;
}

/**
 * Makes up the paper from all posts, newest first. Each part takes from what the parts before it have left:
 *
 * 1. the lead and the seconds: the newest;
 * 2. the photo essay: of the gallery posts the one with most pictures; the film: the newest post with a film of our own;
 * 3. the latest: the newest;
 * 4. the long reads: those with most words;
 * 5. the subjects, the scarcest first: the newest whose first category it is, then the newest that have it among others;
 * 6. the opinions: the newest of each author, one each.
 *
 * @throws when there is no post at all.
 */
export function edition(posts: readonly Post[]): Edition {
  const left = new Set(posts);
  const take = (candidates: readonly Post[], count: number): Post[] => {
    const taken = candidates.filter((post) => left.has(post)).slice(0, count);
    for (const post of taken) left.delete(post);
    return taken;
  };
  const [lead] = take(posts, 1);
  const first = posts.at(-1);
  if (!lead || !first) throw new Error("There is no post to lead the edition.");

  const seconds = take(posts, room.seconds);
  const [essay] = take(galleries(posts), 1);
  const [film] = take(films(posts), 1);
  const latest = take(posts, room.latest);
  const longReads = take(longestFirst(posts), room.longReads);
  const subjects = subjectsOf([...left], take);
  const opinions = take(onePerAuthor([...left]), room.opinions);
  const issue = issueOf(first.date, lead.date);
  return { ...issue, lead, seconds, essay, film, latest, longReads, subjects, opinions };
}

/** Those of the gallery type, the fullest first; of equals the newest. */
function galleries(posts: readonly Post[]): Post[] {
  return posts
    .filter(({ postType }) => postType === "blog-gallery-post")
    .toSorted((a, b) => (b.gallery?.length ?? 0) - (a.gallery?.length ?? 0));
}

function films(posts: readonly Post[]): Post[] {
  return posts.filter(({ postType }) => postType === "blog-html5-video-post");
}

function longestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => b.wordCount - a.wordCount);
}

function subjectsOf(
  posts: readonly Post[],
  take: (candidates: readonly Post[], count: number) => Post[],
): Edition["subjects"] {
  const about = (category: PostCategory) =>
    posts.filter((post) => post.category.includes(category));
  const scarcestFirst = postCategories.toSorted((a, b) => about(a).length - about(b).length);
  const chosen = new Map(
    scarcestFirst.map((category) => [
      category,
      take(
        about(category).toSorted(
          (a, b) => Number(b.category[0] === category) - Number(a.category[0] === category),
        ),
        room.subject,
      ),
    ]),
  );
  return postCategories
    .map((category) => ({ category, posts: chosen.get(category) ?? [] }))
    .filter(({ posts }) => posts.length > 0);
}

function onePerAuthor(posts: readonly Post[]): Post[] {
  return [...new Map(posts.toReversed().map((post) => [post.author.id, post])).values()].toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
  );
}

/** Days are `2026-11-10`. */
function issueOf(
  firstDay: string,
  day: string,
): Pick<Edition, "number" | "quarter" | "year" | "day"> {
  const quarterOf = (date: string) => Math.ceil(Number(date.slice(5, 7)) / 3);
  const quartersTo = (date: string) => Number(date.slice(0, 4)) * 4 + quarterOf(date);
  return {
    number: quartersTo(day) - quartersTo(firstDay) + 1,
    quarter: quarterOf(day) as Edition["quarter"],
    year: Number(day.slice(0, 4)),
    day,
  };
}
