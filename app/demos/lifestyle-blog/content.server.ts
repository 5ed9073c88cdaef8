import { ifThere, TEAM } from "#content/addresses.ts";
import { latestPosts, type Post, postById, posts } from "#content/blog.ts";
import { type PictureSource, picture } from "#content/media.ts";
import { categoryNotes, type PostCategory } from "#content/post-categories.ts";
import type { PostType } from "#content/post-fields.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { postText } from "#content/post-texts.ts";
import { team } from "#content/team.ts";
import { subjectsWithCounts } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { type ListedPost, listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { textOpening } from "#app/features/blog/post/text-opening.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { kitchenCards } from "./recipes.server.ts";
import { postList } from "#app/features/blog/lists/post-list.server.ts";

/** Cards of the recipe box at first, and with every page that is loaded. */
const PER_PAGE = 3;
/** Plants on the windowsill. */
const LIKED = 5;
/** Readers that one leaf stands for. */
const READERS_A_LEAF = 25;
/** The three posts of the first screen, the first one large, and the part of its picture that its shape keeps. */
const featured = [
  { id: 16, focus: "52% 50%" },
  { id: 15, focus: "50% 50%" },
  { id: 11, focus: "64% 50%" },
];
/** Who keeps the journal. */
const KEEPER = "june-castellano";
/** The post whose beginning introduces her. */
const KEEPERS_POST = 16;

/** Subjects of a day off. A post that has another one as well is work. */
const offDuty: readonly PostCategory[] = ["lifestyle", "travel", "fashion"];
/** Wills, prices and customers are read on a Monday, whatever they are filed under. */
const monday: readonly string[] = ["estate", "pricing", "customers", "security"];
/** The shelves, the largest first. */
const shelves: readonly {
  category: PostCategory;
  img: PictureSource;
  focus?: string;
  note?: string;
}[] = [
  { category: "lifestyle", img: picture("mug-set") },
  { category: "travel", img: picture("cover-suitcase"), focus: "68% 50%" },
  { category: "fashion", img: picture("sweater-stack") },
  { category: "business", img: picture("cover-clock"), focus: "70% 50%", note: "for Monday" },
];

/** Whom a post is for, by its id. One without an entry is for everybody, and its card does not say so. */
const serves: Readonly<Record<number, string>> = {
  11: "one good coat, and its owner",
  14: "anyone about to give up before lunch",
  15: "jam makers, and their accountants",
  16: "one, before the others are up",
  17: "owners of 31,000 photographs",
  18: "people who plan around the wind",
  24: "readers whose phone keeps ringing",
  25: "anyone juggling four things",
};

/** What a post asks for, by its id, as a recipe would. One without an entry asks for its tags. */
const needed: Readonly<Record<number, readonly string[]>> = {
  11: ["a coat", "waxed thread", "a pencil"],
  14: ["a boat", "a bucket", "patience"],
  15: ["five kilos of Sevilles", "a ruled page"],
  16: ["a croissant", "a notebook", "a phone left at home"],
  17: ["a film camera", "thirty-six frames"],
  18: ["a pencil", "some gas", "no hurry"],
  24: ["a night train", "sixty sheets", "a red pencil"],
  25: ["one table", "four people", "a box of leeks"],
};

/** What there is to do beside reading, by the post's presentation. */
const manner: Readonly<Record<PostType, string>> = {
  "blog-standard-post": "to read",
  "blog-full-width-post": "to read",
  "blog-blockquote-post": "to read",
  "blog-gallery-post": "to read, and a while to look",
  "blog-slider-post": "to read, and a while to look",
  "blog-html5-video-post": "to read, then watch",
  "blog-youtube-video-post": "to read, then watch",
  "blog-vimeo-video-post": "to read, then watch",
  "blog-audio-post": "to read, then listen",
};

const longest = Math.max(...posts.filter(isOffDuty).map(({ readingTime }) => readingTime));

const words = {
  hero: {
    heading: "Sunday has no list",
    lead: `A journal for the day off: marmalade, mending and slow mornings, set out as recipes. The longest takes ${longest} minutes to\u00a0read.`,
    scene: picture("lifestyle-blog-sunday"),
    featured: "To read this morning",
    invitation: "Read it",
  },
  kitchen: {
    id: "recipes",
    heading: "Make something slow this morning",
    intro:
      "From the box by June’s stove, and tried on her own table. Each of them leaves you a while to read.",
    choice: "Recipes in the box",
    plate: "Sundays",
    labels: { takes: "Takes", makes: "Makes", needs: "You need", method: "Method" },
    cards: kitchenCards,
  },
  shelves: {
    id: "shelves",
    heading: "Have a browse along the shelves",
  },
  box: {
    heading: "Something to read with it",
    intro:
      "A handful for today, set out like recipes: what you need, how it is done and who it is good for. Work and wills can wait until Monday.",
    labels: { takes: "Takes", serves: "Serves", needs: "You need", method: "Method" },
  },
  keeper: {
    id: "keeper",
    heading: "Hello from June",
    portrait:
      "June at her kitchen window, seen from behind, with a cup and a page that lost a sentence",
  },
  liked: {
    id: "liked",
    heading: "What you liked best",
    intro: `We write about breakfast; you prefer family. Your favourite lifestyle posts, with a leaf for every ${READERS_A_LEAF} likes.`,
  },
};

const letter = {
  heading: "A letter on the first Sunday of the month",
  label: "Subscribe: A letter on the first Sunday of the month",
  greeting: "Dear you,",
  signed: "Yours, June",
  postmark: "Kettle time, first Sunday",
  text: "It arrives at about kettle time, with the new recipes and a sentence that June cut. You can unsubscribe with one click.",
  picture: picture("lifestyle-blog-tray"),
};

const told = forMachines(business, { type: "Blog" });

/** What stands on the page whatever its address says. */
export const content = { business: told, letter };

/** The journal at an address: `?page=2` turns to older cards. */
export function journalAt(url: URL) {
  return {
    hero: {
      ...words.hero,
      posts: featured.map(({ id, focus }) => ({ ...recipe(postOf(id)), focus })),
      labels: words.box.labels,
    },
    kitchen: words.kitchen,
    shelves: { ...words.shelves, shelves: shelves.map(shelf) },
    box: {
      ...words.box,
      list: postList(
        url,
        {
          blogType: "lifestyle",
          perPage: PER_PAGE,
          where: (post) => isOffDuty(post) && !featured.some(({ id }) => id === post.id),
        },
        recipe,
      ),
    },
    keeper: { ...words.keeper, ...keeper() },
    liked: { ...words.liked, posts: mostLiked().map(plant) },
  };
}

/** What a card shows of a post: its headings are what is done. */
export interface Recipe extends ListedPost {
  takes: string;
  serves: string | undefined;
  needs: readonly string[];
  method: readonly string[];
}

export type RecipeLabels = typeof words.box.labels;

function recipe(post: Post): Recipe {
  return {
    ...listedPost(post),
    takes: `${post.readingTime} min ${manner[post.postType]}`,
    serves: serves[post.id],
    needs: needed[post.id] ?? post.tags.map((tag) => tag.replaceAll("-", " ")),
    method: postText(post)
      .toc.filter(({ level }) => level === 2)
      .map(({ title }) => title),
  };
}

function isOffDuty({ category, tags }: Post): boolean {
  return (
    category.every((subject) => offDuty.includes(subject)) &&
    !tags.some((tag) => monday.includes(tag))
  );
}

function postOf(id: number): Post {
  const post = postById(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  return post;
}

function shelf({ category, img, focus, note }: (typeof shelves)[number]) {
  const href = categoryPath(category);
  const subject = subjectsWithCounts().find((entry) => entry.href === href);
  return {
    href,
    label: categoryNotes[category].title,
    count: subject?.count ?? 0,
    note,
    img,
    focus,
  };
}

function keeper() {
  const member = team.find(({ slug }) => slug === KEEPER);
  if (!member) throw new Error(`${KEEPER} is not in the team.`);
  const own = posts.filter(({ author }) => author.id === member.id);
  const ownPost = postOf(KEEPERS_POST);
  return {
    text: `${member.name} keeps this journal at a kitchen table, with her typesetter’s ruler within reach. The other writers send in drafts, get them back shorter and have stopped arguing.`,
    authors: { label: `All ${team.length} writers`, href: ifThere(TEAM) },
    opening: {
      html: textOpening(postText(ownPost).html, 1),
      source: { label: `“${ownPost.title}”`, href: ownPost.href },
    },
    posts: { label: `Her ${own.length} posts`, href: authorPath(member.slug) },
  };
}

function mostLiked(): Post[] {
  return latestPosts({ category: "lifestyle" })
    .toSorted((a, b) => b.likes - a.likes)
    .slice(0, LIKED);
}

/** A post as a plant on the windowsill. */
function plant({ likes, ...post }: Post) {
  const { id, href, title, author } = listedPost({ likes, ...post });
  return { id, href, title, author, likes, leaves: Math.round(likes / READERS_A_LEAF) };
}
