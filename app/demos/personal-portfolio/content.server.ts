import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import type { AddressedPost } from "./bands/addressed-posts/addressed-posts.tsx";
import { mara } from "./mara.ts";
import { work } from "./work.server.ts";
import { years } from "./years.server.ts";

const hero = {
  greeting: ["Hello,", "I’m Mara."] as const,
  line: "I design the screens that people use at work: at four in the morning, with gloves on, in a queue.",
  availability: "Two projects at a time. One place is free.",
  primary: { label: "See four of them", href: "#work" },
  secondary: { label: "Write to me", href: "#contact" },
  portrait: picture("personal-portfolio-mara"),
};

const life = {
  heading: "How I came to sit beside people",
  intro: "One line, six knots. Pull at a year and it makes room for what happened.",
  keptLabel: "Kept from it",
  years,
  open: 2018,
  next: { label: "Then you wrote to me.", href: "#contact" },
};

const skills = {
  heading: "My marks, given by people who had to use the result",
  intro: "Out of 100. I gave only the last one myself, and they think it is generous.",
  outOf: "of 100",
  skills: [
    {
      name: "Saying no to a modal",
      mark: 96,
      remark: "The other four were the law.",
    },
    {
      name: "Watching without helping",
      mark: 91,
      remark: "Hands in my pockets. It is the whole method.",
    },
    {
      name: "Reading the manual",
      mark: 88,
      remark: "Yours, the old one, with the coffee on it.",
    },
    {
      name: "Drawing the dull states",
      mark: 84,
      remark: "Empty, loading, printer on fire.",
    },
    {
      name: "Guessing how long it takes",
      mark: 41,
      remark: "I say a week and mean two. Now you know.",
    },
    {
      name: "Choosing between two blues",
      mark: 12,
      remark: "I choose plum.",
    },
  ],
};

const voices = {
  heading: "Overheard at work",
  quotes: [
    {
      text: "They said there would be training. There was a button.",
      name: "Siobhan Reilly",
      detail: "night nurse, ward 7",
    },
    {
      text: "She rode in my cab from half past four and did not once say ‘journey’.",
      name: "Dilys Prothero",
      detail: "tram driver, line 4",
    },
    {
      text: "It printed. I had my mittens on. I said a word we do not use in the vault.",
      name: "Ansel Whitcombe",
      detail: "seed bank, labels and lids",
    },
    {
      text: "Gerald went home on a Tuesday.",
      name: "Noor Haddad",
      detail: "lost property, arrivals",
    },
  ],
};

const reading = {
  heading: "I write screens. For sentences I send these.",
  intro: "Other people’s writing, each to those who need it most. Nobody has complained twice.",
  toLabel: "Sent to",
  byLabel: "by",
  posts: [
    sent("Anyone about to call it a hub", 34),
    sent("Clients who heard that everything is fine", 20),
    sent("Whoever asks for a third idea", 6),
  ],
};

const contact = {
  heading: "Which screen do you sigh at?",
  text: "Send me the sigh: who makes it, at what hour, and what they have taped over it. A photograph of the tape helps.",
  email: mara.email,
  phone: mara.phone,
  address: mara.address,
  formLabel: `Write to ${mara.name}`,
};

/** For search engines: whom the page is about. */
const business = {
  "@context": "https://schema.org",
  "@type": "Person",
  name: mara.name,
  jobTitle: mara.trade,
  description: "Product designer of software that people use at work.",
  email: mara.email,
  telephone: mara.phone.display,
  homeLocation: { "@type": "Place", name: mara.town },
};

function sent(to: string, id: number): AddressedPost {
  const post = postById(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  const { href, title, readingTime, author } = post;
  return { to, href, title, readingTime, author: author.name };
}

/** The copy of Mara Okafor's page, by section. Her work stands in `work.server.ts`, her life in `years.server.ts`. */
export const content = { hero, work, life, skills, voices, reading, contact, business };
