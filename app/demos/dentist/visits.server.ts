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
    legend: "What is the matter?",
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
      { value: "nothing", label: "Nothing. It has been a while" },
    ],
  },
  {
    name: "since",
    legend: "How long has it been like that?",
    answers: [
      { value: "new", label: "Less than two weeks" },
      { value: "long", label: "Two weeks or longer", said: "has done so for two weeks or longer" },
    ],
  },
  {
    name: "so",
    legend: "What does it keep you from?",
    answers: [
      { value: "keeps", label: "Sleep or food", said: "it keeps you from sleep or food" },
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
    text: "The same day: one chair is kept free for it. The pain stops first, the rest gets a date.",
    rule: { what: ["hurts", "broke"], so: ["keeps"] },
  },
  {
    id: "mend",
    name: "Mending visit",
    minutes: 45,
    price: 110_00,
    text: "Within the week. Bring the piece, if you did not swallow it.",
    rule: { what: ["broke"] },
  },
  {
    id: "long-look",
    name: "Long look",
    minutes: 40,
    price: 75_00,
    text: "With a dentist, and with X-rays if they would tell us more. What stays should be seen.",
    rule: { what: ["hurts", "changed"], since: ["long"] },
  },
  {
    id: "short-look",
    name: "Short look",
    minutes: 20,
    price: 45_00,
    text: "One tooth, one question, one answer. Within three days.",
    rule: { what: ["hurts"] },
  },
  {
    id: "hygiene",
    name: "Hygiene visit",
    minutes: 45,
    price: 85_00,
    text: "Everything off that is not tooth. If Aoife wants a dentist to look, she fetches one.",
    rule: { what: ["changed"] },
  },
  {
    id: "check-up",
    name: "Check-up",
    minutes: 30,
    price: 55_00,
    text: "We look, you look along on the screen, and mostly that is it for half a year.",
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
