import type { OptionalLink } from "#content/navigation.ts";
import { wordMatcher } from "#app/lib/plain-words.ts";

export interface Question {
  /** Anchor of the answer. */
  id: string;
  question: string;
  answer: string;
  link?: OptionalLink;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** Longest query that is looked at, in characters. */
export const QUERY_LIMIT = 80;

/**
 * The groups with those questions that hold every word of the query, in whatever order and spelled with or without accents; groups
 * without any are left out. The server and the browser use the same function. An empty query finds everything.
 */
export function filterQuestions(
  groups: readonly QuestionGroup[],
  query: string,
): readonly QuestionGroup[] {
  const matches = wordMatcher(query.slice(0, QUERY_LIMIT));
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) =>
      matches(`${group.title} ${question} ${answer}`),
    );
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}

/** Number of questions in all groups. */
export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
