import { type Post, posts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { team } from "#content/team.ts";
import { tagsByUse } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { type PostListData, postList } from "#app/features/blog/lists/post-list.server.ts";
import { calendarDay } from "#app/lib/format-day.ts";
import { business } from "./business.tsx";

/** Tiles on the wall at first, and with every page that is loaded. */
const PER_PAGE = 15;
/** A post that as many readers liked asks for two cells or four. */
const LIKED = 250;
/** Uses that make a tag a word of the cloud. */
const OFTEN = 2;

const numbers = new Intl.NumberFormat("en");

const words = {
  name: business.name,
  lead: `${numbers.format(posts.length)} posts by ${team.length} people, and no front page. What ${LIKED} readers liked is twice the size, as far as the wall allows.`,
  filter: "Filter posts",
  posts: "Posts",
  empty: "No posts found. Choose another topic.",
  more: { one: "post left to load", several: "posts left to load" },
};

const cloud = {
  id: "words",
  heading: "Some things we cannot leave alone",
  intro: "Every tag that more than one post carries, the larger the more of them do.",
  tags: tagsByUse()
    .filter(({ count }) => count >= OFTEN)
    .toSorted((a, b) => a.label.localeCompare(b.label)),
};

const letter = {
  figure: "1",
  unit: "letter a month",
  heading: "The wall, folded to fit an envelope",
  text: "The month’s tiles in one mail, each turned over to how it begins. One click to leave, and nobody asks why.",
};

/** For search engines. */
const publication = {
  "@context": "https://schema.org",
  "@type": "Blog",
  name: words.name,
  description: words.lead,
  inLanguage: "en",
};

/** The wall at an address (`?filter=travel`, `?page=2`), and the words of the page. */
export function wallAt(url: URL) {
  return {
    wall: {
      words,
      perPage: PER_PAGE,
      list: postList(url, { perPage: PER_PAGE }, onWall),
    },
    cloud,
    letter,
    business: publication,
  };
}

/** What a tile shows of a post on its two sides. */
function onWall({ id, href, title, content, date, readingTime, img, author, ...post }: Post) {
  const { day, month } = calendarDay(date);
  return {
    id,
    href,
    title,
    excerpt: content,
    date,
    readingTime,
    img,
    author: author.name,
    subjects: post.category,
    subject: post.category.map((name) => categoryNotes[name].title).join(", "),
    isProminent: post.double_col || post.likes >= LIKED,
    figures: {
      likes: { figure: String(post.likes), unit: post.likes === 1 ? "like" : "likes" },
      day: { figure: day, unit: month },
    },
  };
}

export type WallPost = ReturnType<typeof onWall>;
export type WallList = PostListData<WallPost>;
export type WallWords = typeof words;
