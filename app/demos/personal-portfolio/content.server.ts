import { postById } from "#content/blog.ts";
import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { AddressedPost } from "./bands/addressed-posts/addressed-posts.tsx";
import { mara } from "./mara.ts";
import { work } from "./work.server.ts";
import { years } from "./years.server.ts";

const hero = {
  greeting: ["Hello,", "I’m Mara."] as const,
  line: "I’m a product designer. I draw the screens people use at work: at four in the morning, in gloves, in a queue.",
  availability: "I take two projects at a time. Ask which month could be yours.",
  primary: { label: "See my work", href: "#work" },
  secondary: { label: "Write to me", href: "#contact" },
  portrait: picture("personal-portfolio-desk"),
};

const life = {
  heading: "My working life, year by year",
  intro: "Open a year to read what happened, and what I kept from it.",
  keptLabel: "What I kept",
  years,
  open: 2018,
  next: { label: "Then you wrote to me.", href: "#contact" },
};

const skills = {
  heading: "What I’m good at, with the evidence",
  intro:
    "Marked out of 100 by the people I work with. The last mark is my own, and they tell me it is generous.",
  outOf: "of 100",
  skills: [
    {
      proof: "modals",
      name: "Saying no to a modal",
      mark: 96,
      remark: "Of a hundred, four are left. They are required by law.",
    },
    {
      proof: "tally",
      name: "Watching without helping",
      mark: 91,
      remark: "One stroke each time I kept my hands in my pockets.",
    },
    {
      proof: "manual",
      name: "Reading the manual",
      mark: 88,
      remark: "Yours, the old one, with the coffee on it.",
    },
    {
      proof: "states",
      name: "Drawing the dull states",
      mark: 84,
      remark: "Empty, loading, printer on fire.",
    },
    {
      proof: "weeks",
      name: "Guessing how long it takes",
      mark: 41,
      remark: "When I say a week, please plan for two.",
    },
    {
      proof: "blues",
      name: "Choosing between two blues",
      mark: 12,
      remark: "I choose plum.",
    },
  ] as const,
};

const voices = {
  heading: "What they told me at work",
  quotes: [
    {
      text: "They said there would be training. There was a button.",
      name: "Siobhan Reilly",
      detail: "night nurse, ward 7",
    },
    {
      text: "She rode in my cab from half past four, and asked where I put my coffee.",
      name: "Dilys Prothero",
      detail: "tram driver, line 4",
    },
    {
      text: "It printed with my mittens on, and I said a word we do not use in the vault.",
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
  heading: "Posts I keep passing on",
  intro:
    "Other people’s writing that I keep close at hand, each piece for a person who could use it.",
  toLabel: "Sent to",
  byLabel: "by",
  posts: [
    sent("Anyone about to call it a hub", 34),
    sent("Clients who were told that all is well", 20),
    sent("Teams that want a third idea", 6),
  ],
};

const contact = {
  heading: "Which screen do you sigh at?",
  text: "Tell me who uses it, at what hour, and what they have taped over the corner. A photograph of the tape helps.",
  email: mara.email,
  phone: mara.phone,
  address: mara.address,
  formLabel: `Write to ${mara.name}`,
};

const told = forMachines(business, { type: "Person", more: { jobTitle: mara.trade } });

function sent(to: string, id: number): AddressedPost {
  const post = postById(id);
  if (!post) throw new Error(`There is no post ${id}.`);
  const { href, title, readingTime, author } = post;
  return { to, href, title, readingTime, author: author.name };
}

/** The copy of Mara Okafor's page, by section. Her work stands in `work.server.ts`, her life in `years.server.ts`. */
export const content = { hero, work, life, skills, voices, reading, contact, business: told };
