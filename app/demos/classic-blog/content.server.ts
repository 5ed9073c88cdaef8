import { data } from "react-router";
import { BLOG_CLASSIC, ifThere, searchPath } from "#content/addresses.ts";
import { type Post, posts } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { site } from "#content/site.ts";
import { team } from "#content/team.ts";
import { blogSidebar } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { LIST_ID } from "#app/features/blog/lists/post-list-address.ts";
import { postList } from "#app/features/blog/lists/post-list.server.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { chair, shelf, sketches } from "./bands/sketch/sketches.server.ts";
import { remarks } from "./remarks.server.ts";
import { monthOf, postsByMonth } from "./posts-by-month.ts";
import { withLeadIn } from "./lead-in.ts";
import { textOpening } from "#app/features/blog/post/text-opening.ts";
import { textSources } from "./text-sources.ts";
import { formatDuration } from "#app/lib/format-duration.ts";

/** Posts on a page: the one that is opened and those that follow it. */
const PER_PAGE = 6;
/** Paragraphs of its text that the first post and the others begin with. */
const OPENING = { first: 5, others: 2 };

const numbers = new Intl.NumberFormat(site.locale);
const monthNames = new Intl.DateTimeFormat(site.locale, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const shortMonths = new Intl.DateTimeFormat(site.locale, { month: "short", timeZone: "UTC" });

const words = {
  name: business.name,
  place: "Essays, with notes",
  /** Stamped on the pencil. */
  pencil: "Margin, 2B",
  posts: "Posts",
  all: "All months",
  more: "Continue reading",
  notes: {
    date: "Published",
    author: "By",
    subject: "Filed under",
    tags: "Keywords",
    sources: "Sources",
    parts: "Parts",
    hand: "in pencil",
  },
};

const index = {
  id: "index",
  heading: "Index",
  search: "By word",
  subjects: "Subjects",
  months: "By month",
  authors: "Authors",
  tags: "Keywords",
};

const sum = (field: "wordCount" | "readingTime") =>
  posts.reduce((total, post) => total + post[field], 0);

const colophon = {
  id: "colophon",
  heading: "Colophon",
  lines: [
    "Set throughout in Literata, at a size of your choosing. It has no pictures but a few in pencil, and nothing plays by itself.",
    `${numbers.format(posts.length)} posts by ${team.length} people: ${numbers.format(sum("wordCount"))} words, or ${formatDuration(sum("readingTime")).replaceAll(" ", "\u00a0")} in a good chair.`,
    "Write in the margin; we did.",
  ],
  drawing: chair,
  shelf: shelf(posts.toReversed().map(({ wordCount }) => wordCount)),
  links: [
    { label: "Subscribe by RSS", href: "/feed.xml" },
    { label: "The illustrated edition", href: BLOG_CLASSIC },
  ],
};

const told = forMachines(business, { type: "Blog" });

/** A page of the book at an address: `?page=2`, `?month=2026-10`, or both. */
export function bookAt(url: URL) {
  const month = chosenMonth(url);
  const { posts: shown, ...list } = postList(
    url,
    { perPage: PER_PAGE, where: ({ date }) => !month || monthOf(date) === month },
    (post) => post,
  );
  const [first, ...others] = shown;
  if (!first) throw data(null, { status: 404 });
  return {
    words,
    list: { ...list, month, monthName: month && monthNames.format(new Date(`${month}-01`)) },
    opened: openedPost(first),
    others: others.map((post) => bookPost(post, OPENING.others)),
    index: { ...index, ...indexOf(list.path, month) },
    colophon,
    business: told,
  };
}

export type Book = ReturnType<typeof bookAt>;
export type BookPost = ReturnType<typeof bookPost>;

/** @throws a 404 answer for what is no month of the archive. */
function chosenMonth(url: URL): string | null {
  const month = url.searchParams.get("month");
  if (month !== null && !posts.some(({ date }) => monthOf(date) === month))
    throw data(null, { status: 404 });
  return month;
}

/** A post with the beginning of its text and how much of it is left, and with what stands beside it in the margin. */
function bookPost(post: Post, paragraphs: number) {
  const { html, toc } = postText(post);
  const { id, href, title, content, date, readingTime, author, subject } = listedPost(post);
  const opening = textOpening(html, paragraphs);
  const left = post.wordCount - (opening.replaceAll(/<[^>]+>/g, " ").match(/\S+/g)?.length ?? 0);
  return {
    id,
    href,
    title,
    content,
    date,
    readingTime,
    author,
    subject,
    opening,
    rest: left > 0 && `${numbers.format(left)} words remain`,
    sources: textSources(html),
    parts: toc.filter(({ level }) => level === 2).map((part) => part.title),
    remark: remarks[post.id],
    sketch: sketches[post.id],
    tags: post.tags
      .map((tag) => tag.replaceAll("-", " "))
      .map((label) => ({ label, href: ifThere(searchPath(label)) })),
  };
}

/** The first post of a page, with its first words in capitals. */
function openedPost(post: Post): BookPost {
  const opened = bookPost(post, OPENING.first);
  return { ...opened, opening: withLeadIn(opened.opening) };
}

/** Ways to the other posts; the months are views of this page. */
function indexOf(path: string, chosen: string | null) {
  const { subjects, authors, tags } = blogSidebar();
  return {
    entries: {
      subjects,
      tags,
      authors: authors.map(({ name, href, count }) => ({ label: name, href, count })),
      years: postsByMonth(posts.map(({ date }) => date)).map(({ year, months }) => ({
        year,
        months: months.map(({ key, count }) => ({
          label: shortMonths.format(new Date(`${key}-01`)),
          name: monthNames.format(new Date(`${key}-01`)),
          count,
          href: count > 0 ? `${path}?month=${key}#${LIST_ID}` : null,
          isChosen: key === chosen,
        })),
      })),
    },
  };
}
