import type { Answers, Rule } from "./visit-rules.ts";

interface Answer {
  value: string;
  /** In the visitor's words. */
  label: string;
  /** In ours, after "If". Left out where no line of the list asks for it. */
  said?: string;
}

interface Question {
  name: string;
  legend: string;
  answers: readonly Answer[];
}

/** The three questions of the guide. */
export const questions = [
  {
    name: "what",
    legend: "What’s the matter?",
    answers: [
      { value: "hurts", label: "It hurts", said: "it hurts" },
      {
        value: "broke",
        label: "Something broke or fell out",
        said: "something broke or fell out",
      },
      {
        value: "changed",
        label: "It bleeds or looks different",
        said: "it bleeds or looks different",
      },
      { value: "nothing", label: "Nothing, it’s been a while" },
    ],
  },
  {
    name: "since",
    legend: "How long has it been going on?",
    answers: [
      { value: "new", label: "Less than two weeks" },
      { value: "long", label: "Two weeks or longer", said: "it’s been two weeks or longer" },
    ],
  },
  {
    name: "so",
    legend: "What does it stop you doing?",
    answers: [
      { value: "keeps", label: "Sleeping or eating", said: "it stops you sleeping or eating" },
      { value: "manage", label: "Nothing, so far" },
    ],
  },
] as const satisfies readonly Question[];

export interface Visit {
  id: string;
  name: string;
  minutes: number;
  /** In cents. */
  price: number;
  /** What happens, in a sentence. */
  text: string;
  /** When the guide suggests it. */
  rule: Rule;
}

/** What can be asked for, in the order in which the guide reads it: the first line that is true is the suggestion. */
export const visits: readonly Visit[] = [
  {
    id: "urgent",
    name: "Urgent visit",
    minutes: 20,
    price: 60_00,
    text: "The same day: we keep a chair free. We stop the pain first and plan the rest with you.",
    rule: { what: ["hurts", "broke"], so: ["keeps"] },
  },
  {
    id: "mend",
    name: "Repair visit",
    minutes: 45,
    price: 110_00,
    text: "Within the week. Bring the piece, if you haven’t swallowed it.",
    rule: { what: ["broke"] },
  },
  {
    id: "long-look",
    name: "Full exam",
    minutes: 40,
    price: 75_00,
    text: "With a dentist, and X-rays if they’d help. Anything that lasts deserves a proper look.",
    rule: { what: ["hurts", "changed"], since: ["long"] },
  },
  {
    id: "short-look",
    name: "Quick exam",
    minutes: 20,
    price: 45_00,
    text: "A dentist checks the tooth that hurts. Within three days.",
    rule: { what: ["hurts"] },
  },
  {
    id: "hygiene",
    name: "Hygiene visit",
    minutes: 45,
    price: 85_00,
    text: "A scale and polish with Aoife. If she’d like a dentist to look too, she calls one in.",
    rule: { what: ["changed"] },
  },
  {
    id: "check-up",
    name: "Check-up",
    minutes: 30,
    price: 55_00,
    text: "We look, you watch on the screen, and for most people that’s it for six months.",
    rule: {},
  },
];

/** A line of the guide in words: made from the rule, so that the two cannot differ. */
export function ruleInWords(rule: Rule): string {
  const conditions = Object.entries(rule).map(([name, values]) =>
    values.map((value) => said(name, value)).join(", or "),
  );
  return conditions.length === 0 ? "In every other case" : `If ${conditions.join(", and ")}`;
}

function said(name: string, value: string): string {
  const list: readonly Question[] = questions;
  const words = list.find((one) => one.name === name)?.answers.find((one) => one.value === value);
  if (!words?.said) throw new Error(`The guide has no words for "${name}=${value}".`);
  return words.said;
}

/** The answers in an address; what the guide does not ask is left out. */
export function answersIn(query: URLSearchParams): Answers {
  const given = questions.flatMap(({ name, answers }) => {
    const answer = answers.find(({ value }) => value === query.get(name));
    return answer ? [[name, answer.value] as const] : [];
  });
  return Object.fromEntries(given);
}
