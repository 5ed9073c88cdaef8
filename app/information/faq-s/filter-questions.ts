export interface Question {
  /** Anchor of the answer. */
  id: string;
  question: string;
  answer: string;
  link?: { label: string; href: string };
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
  const words = plain(query.slice(0, QUERY_LIMIT)).split(" ").filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const text = plain(`${group.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}

/** Number of questions in all groups. */
export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** Lower case, letters without their marks, everything that is neither letter nor figure as one space. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
