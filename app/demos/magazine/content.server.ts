import { BLOG, TEAM } from "#content/addresses.ts";
import { type Post, posts } from "#content/blog.ts";
import { categoryNotes, type PostCategory } from "#content/post-categories.ts";
import { categoryPath } from "#content/post-pages.ts";
import { postText } from "#content/post-texts.ts";
import { teamMember } from "#content/team.ts";
import { subjectsWithCounts } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { business } from "./business.tsx";
import { edition } from "./edition.server.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { gallery, ownFilm } from "#app/features/blog/post/post-media.server.ts";
import { textOpening } from "#app/features/blog/post/text-opening.ts";

/** Paragraphs of the lead that stand on the front page. */
const OPENING = 2;

const quarters = { 1: "First", 2: "Second", 3: "Third", 4: "Fourth" } as const;

const words = {
  front: { id: "front-page", label: "Front page", more: "Continue reading", latest: "Latest" },
  longReads: {
    id: "long-reads",
    heading: "Long reads",
    intro:
      "The longest articles in this issue, front page, photo essay and film aside. They are ranked by length, since we keep no record of who reads what.",
  },
  subjects: { id: "subjects", label: "By subject" },
  opinions: {
    id: "opinion",
    heading: "Opinion",
    link: { label: "All contributors", href: TEAM },
  },
  essay: { id: "photo-essay", heading: "Photo essay" },
  film: { id: "film", heading: "Film" },
  letter: {
    heading: "The Quarterly Eye by email",
    text: "The new front page in one email, with the sentence our editors argued over longest. Free, like the paper.",
  },
};

/** The whole paper. Every story in it is a post; which one stands where is decided by `edition`. */
export function paper() {
  const issue = edition(posts);
  const { lead, seconds, latest, longReads, subjects, opinions, essay, film } = issue;
  return {
    nameplate: {
      name: business.name,
      date: issue.day,
      parts: [
        `${quarters[issue.quarter]} quarter ${issue.year}`,
        `No. ${issue.number}`,
        "Free to read",
      ],
    },
    front: {
      ...words.front,
      lead: { ...listedPost(lead), opening: textOpening(postText(lead).html, OPENING) },
      seconds: seconds.map(listedPost),
      latest: { heading: words.front.latest, posts: latest.map(listedPost) },
    },
    longReads: {
      ...words.longReads,
      posts: longReads.map((post) => ({ ...listedPost(post), wordCount: post.wordCount })),
      archive: { label: `All ${posts.length} posts`, href: BLOG },
    },
    subjects: {
      ...words.subjects,
      subjects: subjects.map(({ category, posts: stories }) => {
        const { number, heading, link } = subjectIndex(category);
        return { id: category, number, heading, link, posts: stories.map(listedPost) };
      }),
    },
    opinions: { ...words.opinions, opinions: opinions.map(opinion) },
    essay: essay && {
      ...words.essay,
      link: subjectOf(essay),
      post: listedPost(essay),
      pictures: gallery(essay),
    },
    film: film && {
      ...words.film,
      link: subjectOf(film),
      post: listedPost(film),
      film: ownFilm(film),
    },
    letter: words.letter,
  };
}

/** The number of a subject is its place in the index at the foot of the page. */
function subjectIndex(category: PostCategory) {
  const href = categoryPath(category);
  const isIt = (subject: { href: string }) => subject.href === href;
  const place = business.groups?.[0]?.links.findIndex(isIt) ?? -1;
  if (place === -1) throw new Error(`The index at the foot of the page leaves out ${category}.`);
  const heading = categoryNotes[category].title;
  const count = subjectsWithCounts().find(isIt)?.count ?? 0;
  return { number: place + 1, heading, link: { label: `All ${count} in ${heading}`, href } };
}

/** The way to the other posts of its first category. */
function subjectOf({ category: [first] }: Post) {
  if (!first) throw new Error("A post without a category.");
  return subjectIndex(first).link;
}

function opinion(post: Post) {
  const author = teamMember(post.author.id);
  if (!author) throw new Error(`Post ${post.id}: its author is not in the team.`);
  return { ...listedPost(post), portrait: author.img, beat: author.subject };
}
