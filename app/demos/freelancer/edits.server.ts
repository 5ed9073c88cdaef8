import { countEdits, type EditedText } from "./edited-text.ts";
import type { EditedCase } from "./bands/edited-texts/edited-texts.tsx";

const claim: EditedText = [
  { out: "Should you find yourself in the unfortunate position of needing to make" },
  { in: "Make" },
  " a claim",
  { in: ". We pay in" },
  {
    out: ", our dedicated team of friendly claims specialists is on hand to guide you through every step of our streamlined, fully digital process, with the vast majority of valid claims being settled in as little as",
  },
  " nine working days.",
];

const lift: EditedText = [
  {
    out: "Dear esteemed guests, we sincerely apologise for any inconvenience this may cause, but please kindly be advised that our",
  },
  { in: "The" },
  " lift is ",
  {
    out: "currently temporarily unavailable as part of our ongoing commitment to enhancing your guest experience. For your comfort and convenience, a staircase has been provided.",
  },
  { in: "broken. Pawel is not, and he carries bags." },
];

const button: EditedText = [
  {
    out: "By clicking the button below, you will be taking the first step on an exciting journey towards unlocking the full potential of your invoicing workflow, completely free of charge",
  },
  { in: "Free" },
  " for ",
  { out: "an initial period of" },
  " thirty days",
  { in: ". No" },
  { out: ", with absolutely no" },
  " credit card",
  { in: "." },
  { out: " required and no obligation whatsoever." },
];

const jobs = [
  {
    client: "An insurer",
    place: "on its home page",
    text: claim,
    remark: "“As little as nine” turned out to mean nine. I rang and asked.",
  },
  {
    client: "A hotel",
    place: "beside the lift",
    text: lift,
    remark: "The lift’s been mended since. They kept the sign up, for Pawel.",
  },
  {
    client: "A software firm",
    place: "above a button",
    text: button,
    remark: "It used to sit above the button. Now it fits on the button.",
  },
];

/** The three jobs with their words counted. */
export const cases = jobs.map((job) => ({
  ...job,
  counts: countEdits(job.text),
})) satisfies EditedCase[];

/** Words that came in and words that went out, over all jobs. */
export const total = {
  before: cases.reduce((sum, { counts }) => sum + counts.before, 0),
  struck: cases.reduce((sum, { counts }) => sum + counts.struck, 0),
  added: cases.reduce((sum, { counts }) => sum + counts.added, 0),
  after: cases.reduce((sum, { counts }) => sum + counts.after, 0),
};
