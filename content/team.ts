import { picture, type PictureSource } from "./media.ts";

/** Someone who runs this site: shown on the team pages, and author of posts. */
export interface TeamMember {
  /** Unique, never changed: `author` in a post's front matter. */
  id: number;
  /** Last part of the address of what they have written. */
  slug: string;
  name: string;
  img: PictureSource;
  /** Two or three sentences in the person's own voice. */
  description: string;
  /** What they are: "co-founder". */
  designation: string;
  /** The one word on their door. */
  trade: string;
  /** Where they work on ordinary days. */
  town: string;
  /** What they write about, as the end of a sentence. */
  subject: string;
}

/** Everybody, in the order of lists. One entry each: pages, the authors of posts and their addresses follow from it. */
export const team = [
  {
    id: 1,
    slug: "imani-brooks",
    name: "Imani Brooks",
    img: picture("portrait-03"),
    description:
      "I sold the first forty seats of our first product by telephone, from a kitchen in Leeds. I still take one sales call a week, and I still write down the exact words people use when they say no.",
    designation: "co-founder",
    trade: "Selling",
    town: "Leeds",
    subject: "selling, first customers and honest refusals",
  },
  {
    id: 2,
    slug: "walter-eriksen",
    name: "Walter Eriksen",
    img: picture("portrait-04"),
    description:
      "Thirty-one years a probate solicitor in Bergen and Bristol before I had anything to do with software. I have opened a great many drawers that nobody labelled. I write about estates for people who believe they are too young to have one.",
    designation: "co-founder",
    trade: "Estates",
    town: "Bristol",
    subject: "wills, settings and the drawers of other people",
  },
  {
    id: 3,
    slug: "nadia-rahmani",
    name: "Nadia Rahmani",
    img: picture("portrait-05"),
    description:
      "Security engineer. I run our key ceremonies, break our backups on purpose every quarter, and ask the same question of every system: who can get in on the day you cannot?",
    designation: "co-founder",
    trade: "Security",
    town: "Paris",
    subject: "security, keys and who gets in",
  },
  {
    id: 4,
    slug: "aoife-brennan",
    name: "Aoife Brennan",
    img: picture("portrait-02"),
    description:
      "I keep the books and the peace. Before this I closed the accounts of two companies that ran out of money politely, and I learnt to read a bank balance the way a sailor reads a barometer.",
    designation: "co-founder",
    trade: "Money",
    town: "Dublin",
    subject: "money, runway and keeping books that can be read",
  },
  {
    id: 5,
    slug: "theo-lindqvist",
    name: "Theo Lindqvist",
    img: picture("portrait-08"),
    description:
      "I wrote the first version and have spent six years deleting it. Ask me about queues, about hiring people who are better at queues than I am, or about wooden boats.",
    designation: "co-founder",
    trade: "Engineering",
    town: "Gothenburg",
    subject: "engineering, queues and wooden boats",
  },
  {
    id: 6,
    slug: "june-castellano",
    name: "June Castellano",
    img: picture("portrait-09"),
    description:
      "Product design, and the person who says “not this quarter”. I trained as a typesetter, so I believe that leaving things out is most of the work.",
    designation: "co-founder",
    trade: "Design",
    town: "Paris",
    subject: "design, type and leaving things out",
  },
  {
    id: 7,
    slug: "kofi-mensah",
    name: "Kofi Mensah",
    img: picture("portrait-11"),
    description:
      "Pricing and partnerships. I grew up behind the counter of my aunt’s hardware shop in Kumasi, where every price was a conversation. I try to keep ours as honest and slightly shorter.",
    designation: "co-founder",
    trade: "Prices",
    town: "Accra",
    subject: "prices, cloth and partnerships",
  },
  {
    id: 8,
    slug: "rosalind-hale",
    name: "Rosalind Hale",
    img: picture("portrait-12"),
    description:
      "I edited a regional newspaper for nineteen years and now run our launches, which are the same job with fewer late trains. I like a deadline, a checklist and a plain noun.",
    designation: "co-founder",
    trade: "Launches",
    town: "Norwich",
    subject: "launches, editing and plain nouns",
  },
  {
    id: 9,
    slug: "mei-tanaka",
    name: "Mei Tanaka",
    img: picture("portrait-10"),
    description:
      "I look after customers in three time zones and two alphabets. When my father died I spent eleven months closing his accounts, and that is why one half of this company exists.",
    designation: "co-founder",
    trade: "Customers",
    town: "Osaka",
    subject: "customers, families and what is left behind",
  },
] as const satisfies readonly TeamMember[];

/** The member with this id; undefined if there is none. */
export function teamMember(id: number): TeamMember | undefined {
  return team.find((member) => member.id === id);
}
