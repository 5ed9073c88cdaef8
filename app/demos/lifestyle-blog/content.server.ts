import { TEAM } from "#content/addresses.ts";
import { latestPosts, type Post, postById, posts } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { categoryNotes, type PostCategory } from "#content/post-categories.ts";
import type { PostType } from "#content/post-fields.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { postText } from "#content/post-texts.ts";
import { team } from "#content/team.ts";
import { subjectsWithCounts } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { type ListedPost, listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { textOpening } from "#app/features/blog/post/text-opening.ts";
import { business } from "./business.tsx";
import { postList } from "#app/features/blog/lists/post-list.server.ts";

/** Cards of the recipe box at first, and with every page that is loaded. */
const PER_PAGE = 5;
/** Plants on the windowsill. */
const LIKED = 5;
/** Readers that one leaf stands for. */
const READERS_A_LEAF = 25;
/** The three posts of the first screen, the first one large, and the part of its picture that an upright shape keeps. */
const featured = [
  { id: 16, focus: "30% 50%" },
  { id: 15, focus: "50% 50%" },
  { id: 11, focus: "64% 50%" },
];
/** Who keeps the journal. */
const KEEPER = "june-castellano";
/** The post whose beginning introduces her. */
const KEEPERS_POST = 16;

/** Subjects of a day off. A post that has another one as well is work. */
const offDuty: readonly PostCategory[] = ["lifestyle", "travel", "fashion"];
/** Wills are read on a Monday, whatever they are filed under. */
const WILLS = "estate";
/** The shelves, the largest first. */
const shelves: readonly PostCategory[] = ["lifestyle", "travel", "fashion", "business"];

/** Whom a post is for, by its id. One without an entry is for everybody, and its card does not say so. */
const serves: Readonly<Record<number, string>> = {
  11: "the wearers of one good coat",
  12: "whoever asks for the price first",
  14: "anyone about to give up before lunch",
  15: "givers of jam, and their accountants",
  16: "one, before the others are up",
  17: "owners of 31,000 photographs",
  18: "people who like a plan, with wind",
  20: "hosts, and guests who are too polite",
  21: "keepers of one good secret",
  23: "anybody who packs for the weather they fear",
  24: "readers who can be telephoned",
  25: "those who begin four things",
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
    lead: `Marmalade, mending, mornings with margins: set down as recipes, and none of them takes longer than ${longest} minutes.`,
    featured: "Three for this morning",
  },
  shelves: {
    id: "shelves",
    heading: "Four shelves. Work has the smallest.",
  },
  box: {
    heading: "Out of the recipe box",
    intro:
      "What you need, how it is done, whom it serves. Nobody has to cook. Posts on work and on wills are kept for Monday.",
    labels: { takes: "Takes", serves: "Serves", needs: "You need", method: "Method" },
  },
  keeper: {
    id: "keeper",
    heading: "June takes things out",
  },
  liked: {
    id: "liked",
    heading: "We write about breakfast. You prefer family.",
    intro: `The ${LIKED} lifestyle posts that most readers liked. One leaf stands for ${READERS_A_LEAF} of them.`,
  },
  letter: {
    id: "subscribe",
    heading: "A letter for the first Sunday of the month",
    text: "It comes when the kettle does: the new recipes in one mail, and the sentence that June took out. One click ends it.",
    picture: picture("lifestyle-blog-tray"),
  },
};

const feed = {
  label: "On Instagram",
  pictures: [
    picture("mug-set"),
    picture("throw-blanket-sage"),
    picture("vase"),
    picture("cafe-bakes"),
    picture("straw-hat"),
    picture("candle"),
    picture("hotel-resort-salt"),
    picture("plate-set"),
  ],
  profile: {
    handle: "@slow.sundays",
    href: business.social[0]!.href,
  },
};

/** For search engines. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "Blog",
  name: business.name,
  description: words.hero.lead,
  inLanguage: "en",
};

/** The journal at an address: `?page=2` turns to older cards. */
export function journalAt(url: URL) {
  return {
    business: organisation,
    hero: {
      ...words.hero,
      posts: featured.map(({ id, focus }) => ({ ...recipe(postOf(id)), focus })),
      labels: words.box.labels,
    },
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
    feed,
    letter: words.letter,
  };
}

/** What a card shows of a post: tags as what is needed, its headings as what is done. */
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
    needs: post.tags.map((tag) => tag.replaceAll("-", " ")),
    method: postText(post)
      .toc.filter(({ level }) => level === 2)
      .map(({ title }) => title),
  };
}

function isOffDuty({ category, tags }: Post): boolean {
  return category.every((subject) => offDuty.includes(subject)) && !tags.includes(WILLS);
}

function postOf(id: number): Post {
  const post = postById(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  return post;
}

function shelf(category: PostCategory) {
  const href = categoryPath(category);
  const subject = subjectsWithCounts().find((entry) => entry.href === href);
  return {
    href,
    label: categoryNotes[category].title,
    count: subject?.count ?? 0,
    img: categoryNotes[category].img,
  };
}

function keeper() {
  const member = team.find(({ slug }) => slug === KEEPER);
  if (!member) throw new Error(`${KEEPER} is not in the team.`);
  const own = posts.filter(({ author }) => author.id === member.id);
  const ownPost = postOf(KEEPERS_POST);
  return {
    name: member.name,
    text: `${member.name} keeps this journal at a kitchen table with a ruler on it. The other ${team.length - 1} write along; what she sends back comes back shorter, and they have stopped arguing.`,
    authors: { label: `All ${team.length} who write`, href: TEAM },
    opening: {
      html: textOpening(postText(ownPost).html, 1),
      source: { label: `“${ownPost.title}”`, href: ownPost.href },
    },
    portrait: member.img,
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
