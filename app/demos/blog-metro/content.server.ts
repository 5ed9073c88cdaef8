import { type Post, posts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { site } from "#content/site.ts";
import { team } from "#content/team.ts";
import { tagsByUse } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { type PostListData, postList } from "#app/features/blog/lists/post-list.server.ts";
import { calendarDay } from "#app/lib/format-day.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { LIKES_A_SQUARE } from "./bands/wall/tile-drawing.tsx";
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
  lead: `A blog on one wall: ${numbers.format(posts.length)} posts, ${team.length} writers.`,
  turn: "Turn a tile to read how it starts.",
  tap: "Tap a tile to read it.",
  likes: `${LIKED} likes earn a bigger tile, if one fits.`,
  filter: "Filter posts",
  posts: "Posts",
  empty: "No posts found. Choose another topic.",
  more: { one: "post left to load", several: "posts left to load" },
};

const cloud = {
  id: "words",
  heading: "Pick a word, any word",
  intro: "Every tag used more than once. The bigger the word, the more posts behind it.",
  tags: tagsByUse()
    .filter(({ count }) => count >= OFTEN)
    .toSorted((a, b) => a.label.localeCompare(b.label, site.locale)),
};

const letter = {
  figure: "1",
  unit: "email a month",
  heading: "Get new tiles by email",
  text: "Every new tile of the month, already turned over so you can read how it starts. Leave with one click.",
};

const told = forMachines(business, { type: "Blog" });

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
    business: told,
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
    days: daysOfMonth(date),
    readingTime,
    img,
    author: author.name,
    subjects: post.category,
    subject: post.category.map((name) => categoryNotes[name].title).join(", "),
    isProminent: post.double_col || post.likes >= LIKED,
    figures: {
      likes: {
        figure: String(post.likes),
        unit: `${post.likes === 1 ? "like" : "likes"}, ${LIKES_A_SQUARE} a square`,
      },
      day: { figure: day, unit: month },
      title: { figure: String(readingTime), unit: "min" },
    },
  };
}

/** How many days the month of a date (2026-09-15) has. */
function daysOfMonth(date: string): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export type WallPost = ReturnType<typeof onWall>;
export type WallList = PostListData<WallPost>;
export type WallWords = typeof words;
