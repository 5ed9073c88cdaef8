/** What was answered, by question. */
export type Answers = Readonly<Record<string, string>>;

/** For each question that matters the answers that fit. All of them have to; where there are none, the line always fits. */
export type Rule = Readonly<Record<string, readonly string[]>>;

export interface Reading {
  /** How many lines were read and are not true. */
  passed: number;
  /** The line after those is true. Otherwise it waits for an answer. */
  isSure: boolean;
}

/**
 * Reads a list of rules from the top and stops at the first that is true, or that needs an answer which is not there yet. It suggests
 * how much time a visit needs, and never says what somebody has.
 * @param rules the last one should always fit; otherwise nothing may.
 */
export function readRules(rules: readonly Rule[], answers: Answers): Reading {
  const passed = rules.findIndex((rule) => !isFalse(rule, answers));
  if (passed < 0) return { passed: rules.length, isSure: false };
  const isSure = Object.keys(rules[passed]!).every((question) => Object.hasOwn(answers, question));
  return { passed, isSure };
}

function isFalse(rule: Rule, answers: Answers): boolean {
  return Object.entries(rule).some(([question, fitting]) => {
    const answer = answers[question];
    return answer !== undefined && !fitting.includes(answer);
  });
}
