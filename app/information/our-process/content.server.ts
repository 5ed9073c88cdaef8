import { CONTACT, SERVICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { ExitStep } from "./steps-with-exits.tsx";

/** How a job with one founder goes: six weeks, five ways to stop. */
const title = {
  heading: "Our process",
  note: "Six weeks, five doors",
};

const opening = {
  heading: "You can stop at the end of any week",
  text: [
    "We learnt to sell by being refused, so we built the refusals in. After every step there is a door. Beside it stands what you may take with you and what you owe by then, and the figure is smaller than you expect because the work so far is already yours.",
    "About one job in five ends before the sixth week. We count those as finished.",
  ],
  facts: [
    { term: "Length", detail: "Six weeks at most" },
    { term: "People", detail: "One founder, two of yours" },
    { term: "Papers", detail: "Six, of one page each" },
  ],
  picture: picture("title-steps"),
};

const way = {
  heading: "The way down, and the ways out",
  intro:
    "It is the same for a price, a launch or a sealed envelope. Only the founder changes, and the biscuits.",
  exitName: "Door",
  steps: [
    {
      when: "Before anything",
      title: "An hour and a pot of tea",
      text: "You say what has happened. We ask about last Tuesday, because people remember Tuesdays and only have opinions about strategy. Nobody shows a slide.",
      exit: { take: "Our notes, one page", owe: "Nothing" },
    },
    {
      when: "Week 1",
      title: "We read",
      text: "Bank statements, call notes, the code, the drawer: whatever the founder’s trade reads. You answer questions for half an hour a day, and some of them will be embarrassing for us.",
      exit: { take: "A list of what we found", owe: "One week" },
    },
    {
      when: "Week 2",
      title: "One sentence",
      text: "We write down what we think is the matter, in one sentence with no comma in it. You sign it or you strike it out. A sentence that was struck out twice ends the job, and you do not pay for the second try.",
      exit: { take: "The sentence", owe: "Two weeks" },
    },
    {
      when: "Weeks 3 and 4",
      title: "The smallest thing that could be wrong",
      text: "A price said to five customers. A checklist read aloud once. One account moved. It is done in earnest, with your name on it, and on the Friday we look at what came back.",
      exit: { take: "The thing, working", owe: "Four weeks" },
    },
    {
      when: "Week 5",
      title: "Your hands",
      text: "You do all of it and we sit on ours. It is the hardest week for everyone. What we had to be asked for becomes the manual, which is why the manual is short.",
      exit: { take: "The manual", owe: "Five weeks" },
    },
    {
      when: "Week 6",
      title: "We leave",
      text: "On the Wednesday, so that there are two days on which something can go wrong while the telephone number is still warm. The last paper says what would have to change for you to ring again.",
    },
  ] satisfies ExitStep[],
};

const hours = {
  heading: "Where a week goes",
  intro:
    "Counted over the last fourteen jobs. We print it because everyone asks why there is so little making in it.",
  caption: "Hours of a founder in an average week of a job",
  columns: ["Spent on", "Hours"] as const,
  parts: [
    { label: "Listening to your customers", value: 13 },
    { label: "Reading what you have", value: 9 },
    { label: "Making something", value: 8 },
    { label: "Showing you how", value: 6 },
    { label: "Writing it down", value: 4 },
  ],
  sum: "40",
  unit: "hours",
};

const questions = {
  heading: "Asked at the pot of tea",
  items: [
    {
      id: "why-six-weeks",
      title: "Why six weeks and not six months?",
      content:
        "Because after six weeks we begin to work for the person who hired us and no longer for the company. We have all been that consultant once.",
    },
    {
      id: "who-comes",
      title: "Will the founder really come?",
      content:
        "Yes. To your town for the first three days and the last three, and on a screen between. Mei excepted, who would miss her trains, but she is not for hire.",
    },
    {
      id: "what-if-wrong",
      title: "What if you are wrong?",
      content:
        "Then the sentence of week two was wrong, and it has a date and two signatures. We come back for a week without charge. It has happened twice.",
    },
    {
      id: "who-else-knows",
      title: "Who else gets to know?",
      content:
        "The nine of us, at half past nine, by first name of the company only. Nothing is published unless you have read it, and four clients in five say no, which is their right.",
    },
  ],
};

const closing = {
  id: "closing-heading",
  heading: "The first door costs nothing",
  text: "Write two lines on what happened last Tuesday. Whoever’s trade it is will answer, usually before the next one.",
  actions: [
    { label: "Ask for the pot of tea", href: CONTACT },
    { label: "See the six services", href: SERVICES },
  ],
};

/** The words of the page, by section. */
export const content = { title, opening, way, hours, questions, closing };
