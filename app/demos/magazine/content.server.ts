import { BLOG, ifThere, PRIVACY, TEAM } from "#content/addresses.ts";
import { type Post, posts } from "#content/blog.ts";
import { categoryNotes, type PostCategory } from "#content/post-categories.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
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
    heading: "The longest reads",
    intro:
      "We rank by length, since we keep no record of who reads what. The front page, photo essay and film are left out.",
  },
  subjects: { id: "subjects", label: "By subject" },
  opinions: {
    id: "opinion",
    heading: "Opinion",
    link: { label: "All contributors", href: ifThere(TEAM) },
  },
  essay: { id: "photo-essay", heading: "Photo essay" },
  film: { id: "film", heading: "Film", play: "Play the film", transcript: "Transcript" },
  notices: {
    id: "notices",
    heading: "Notices",
    coupon: {
      heading: "The Quarterly Eye by email",
      text: "The new front page in one email, with the sentence our editors argued over longest. Free, like the paper.",
      small:
        "Cut along the line, or press the button. Four letters a year; any of them cancels the rest.",
    },
    notices: [
      {
        title: "Letters wanted",
        text: "Up to two hundred words, signed with a name and a town. The desk reads them on Thursdays and answers those it prints.",
        link: { label: "Write to the desk", href: `mailto:${business.email}` },
      },
      {
        title: "Found",
        text: "On the sleeper from Euston, lower berth: one red pencil, used. The owner may collect it from Rosalind Hale.",
        link: { label: "Articles by Rosalind Hale", href: authorPath("rosalind-hale") },
      },
      {
        title: "Back numbers",
        text: "Every article since the first issue is kept, undated jokes included, and costs what the paper costs.",
        link: { label: "All posts", href: BLOG },
      },
      {
        title: "Situations",
        text: "The paper has nine writers, and each signs. Applications are kept for the day one of them takes a holiday.",
        link: { label: "Contributors", href: ifThere(TEAM) },
      },
      {
        title: "By wire",
        text: "Articles as they are published, in any feed reader and without a picture of the editor.",
        link: { label: "RSS", href: "/feed.xml" },
      },
      {
        title: "Public notice",
        text: "What this site keeps of its readers is set out in full, and is short.",
        link: { label: "Privacy", href: PRIVACY },
      },
    ],
  },
};

/** What the photographer says under a picture of the essay; one without an entry says what is seen. */
const captions: Readonly<Record<string, string>> = {
  "essay-bicycle":
    "Frame 23, after four minutes. The bicycle belongs to the man with the paste, who had gone for more.",
  "essay-steps":
    "Frame 9, steps behind the station. The child who kicked the ball is out of the picture.",
  "essay-breakfast":
    "Frame 19, breakfast. The egg had been opened before she found the light, and was eaten cold.",
  "essay-washing": "Frame 14, towards noon. Nobody would say whose pillowcase it is.",
  "essay-ferry":
    "Frame 31, the evening boat from Marwick. The bench was wet, which kept people out of the way.",
  "essay-kitchen":
    "Frame 36, her mother’s new kitchen. Her mother, beside the camera: “Well? Are you going to take it?”",
};

/** Where a picture is cut so that its subject stays whole, when it is cut upright; others keep what stands right of the middle. */
const cuts: Readonly<Record<string, string>> = {
  "cover-run": "76% 50%",
  "cover-padlock": "74% 50%",
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
        return { id: category, number, heading, link, posts: stories.map(story) };
      }),
    },
    opinions: { ...words.opinions, opinions: opinions.map(opinion) },
    essay: essay && {
      ...words.essay,
      link: authorOf(essay),
      post: listedPost(essay),
      pictures: gallery(essay).map((picture) => ({
        picture,
        caption: captions[picture.name] ?? picture.alt,
      })),
    },
    film: film && {
      ...words.film,
      link: authorOf(film),
      post: listedPost(film),
      film: ownFilm(film),
    },
    notices: words.notices,
  };
}

function story(post: Post) {
  const listed = listedPost(post);
  return { ...listed, cut: cuts[listed.img.name] };
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

/** The way to all articles of its author. */
function authorOf({ author: { slug, name } }: Post) {
  return { label: `All by ${name}`, href: authorPath(slug) };
}

function opinion(post: Post) {
  const author = teamMember(post.author.id);
  if (!author) throw new Error(`Post ${post.id}: its author is not in the team.`);
  return { ...listedPost(post), beat: author.subject, portrait: author.img };
}
