import { ifThere, TEAM } from "#content/addresses.ts";
import { postById } from "#content/blog.ts";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import type { WorkingDay } from "./shared-hours.tsx";
import type { TeamSlug } from "../team-slug.ts";
import { founder, founders } from "../founders.server.ts";

/** How nine people are one company: their hours, their sentences, their faults, their rules. */
const title = {
  heading: "Nine people, eight towns, one shared hour",
  intro:
    "We are small, far apart and of nine different trades. What holds us together is half past nine.",
  facts: [
    { term: "Founders", text: "9, and no other shareholders" },
    { term: "Towns", text: "8, from Accra to Osaka" },
    { term: "Clocks", text: "3, until somebody changes theirs" },
  ],
};

const day = (slug: TeamSlug, from: number, to: number, local?: string): WorkingDay => {
  const { name, town } = founder(slug);
  return { name, place: town, from, to, ...(local && { local }) };
};

const hours = {
  heading: "All nine of us are at work for one hour a day",
  intro:
    "So that is when we decide things. What is not decided by half past ten waits, in writing, until tomorrow.",
  clock: "Paris time, in winter",
  span: [2, 19] as const,
  marks: [3, 6, 9, 12, 15, 18],
  shared: { from: 9.5, to: 10.5, label: "Half past nine to half past ten: all nine" },
  days: [
    day("mei-tanaka", 2.5, 10.5, "10:30–18:30"),
    day("theo-lindqvist", 7, 15),
    day("rosalind-hale", 7.5, 15.5, "6:30–14:30"),
    day("imani-brooks", 9, 17.5, "8:00–16:30"),
    day("june-castellano", 9, 17.5),
    day("nadia-rahmani", 9, 18),
    day("walter-eriksen", 9.5, 13.5, "8:30–12:30"),
    day("aoife-brennan", 9.5, 17, "8:30–16:00"),
    day("kofi-mensah", 9.5, 18.5, "8:30–17:30"),
  ],
  note: "From half past six in the evening until half past two at night nobody is at a desk. The telephone says so, and says who will ring you back and when. If the service itself is down, it wakes Theo; it has done so four times so far.",
};

/** Sentences of their own posts, with the way there. */
const sentence = (slug: TeamSlug, postId: number, text: string, isLead = false) => {
  const post = postById(postId);
  if (!post) throw new Error(`There is no post ${postId} to quote ${slug} from.`);
  return { key: slug, name: founder(slug).name, title: post.title, href: post.href, text, isLead };
};

const sentences = {
  heading: "One sentence each",
  intro: "Nobody wrote us a set of values. These are lines that somebody here keeps repeating.",
  quotes: [
    sentence(
      "nadia-rahmani",
      5,
      "If you never test a restore, you do not have a backup. You have a hope, stored somewhere safe.",
      true,
    ),
    sentence("imani-brooks", 1, "A yes is only worth as much as the no it could have been."),
    sentence("theo-lindqvist", 3, "It’s a trick for not being the only person who knows."),
    sentence(
      "rosalind-hale",
      8,
      "By then they will be figures; before that they are only weather.",
    ),
    sentence(
      "june-castellano",
      6,
      "Nobody has ever been cross about a thing we declined in ink, with their name spelt right.",
    ),
    sentence("kofi-mensah", 4, "If your voice goes up at the end, you have not priced it yet."),
    sentence(
      "aoife-brennan",
      7,
      "I only asked for what we were owed, on the day we were owed it, in a pleasant voice.",
    ),
    sentence(
      "walter-eriksen",
      2,
      "The strong room has moved, and it would be a poor solicitor who went on guarding the old one.",
    ),
    sentence("mei-tanaka", 9, "The same ten lines took me from March to the following January."),
  ],
};

const faults = {
  heading: "Three things we are bad at",
  intro: "Turn each over for what we do about it.",
  items: [
    {
      label: "Answering in the evening",
      fault: "You ring at seven, and nobody is there.",
      cure: "We do not pretend. The telephone names the hour of the call back, and since March that hour has been kept 211 times out of 214.",
    },
    {
      label: "Saying yes on the spot",
      fault: "You ask for something small, and we go away to think.",
      cure: "A founder who is asked for something new says “tomorrow at half past nine”. You have the answer at eleven, with the reason, even when it is no.",
    },
    {
      label: "Small talk",
      fault: "Nine people on a call, and the first word is the agenda.",
      cure: "On the first Monday of the month we all sit at one table in Paris, and the first hour has no agenda. It was Mei’s idea, and it is the hour we would keep.",
    },
  ],
};

const rules = {
  heading: "How nine equals decide anything",
  items: [
    {
      id: "who-decides",
      title: "Who decides?",
      content:
        "The one whose trade it is. Prices are Kofi’s, refusals are June’s, the day of a launch is Rosalind’s. Nobody votes on another person’s trade, and nobody has to win an argument about their own.",
    },
    {
      id: "who-objects",
      title: "What if two others disagree?",
      content:
        "Two objections, in writing, before half past nine the next day, and the decision is taken again by all nine. It has happened five times. Three of the decisions stood.",
    },
    {
      id: "who-owns",
      title: "Who owns the company?",
      content:
        "The nine of us, a ninth each. Whoever leaves sells to the others at a price that Aoife works out every January and writes on the wall beneath the other figure.",
    },
    {
      id: "who-next",
      title: "What happens if one of you is gone?",
      content:
        "It would be odd if we had not thought of it. Every key, name and renewal is held by two people, and twice a year somebody’s laptop goes into a bag for a day to see whether that is true.",
    },
    {
      id: "who-hires",
      title: "Who else works here?",
      content:
        "People whom we hired since, Priya first. They are better at it than we are, and they asked not to be a row of faces on a website.",
    },
  ],
};

const table = {
  statement: "Nobody is the head of it. Somebody is always the last to go to bed.",
  people: founders.map(({ name, trade, text, picture }): Person => ({
    name,
    role: trade,
    text,
    picture,
  })),
  link: { label: "See who sits where", href: ifThere(TEAM) },
};

/** The words of the page, by section. */
export const content = { title, hours, sentences, faults, rules, table };
