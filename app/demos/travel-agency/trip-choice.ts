/** What the search asks, in the order of its fields; also the names in the address. */
export const questions = ["where", "when", "who"] as const;

export type Question = (typeof questions)[number];

interface TripOption {
  /** Stands in the address. */
  key: string;
  label: string;
}

/** The answers that can be chosen, for each question. */
export type TripOptions = Record<Question, readonly TripOption[]>;

/** One key for each question; empty where any answer will do. */
export type TripChoice = Record<Question, string>;

/** The keys that a trip answers to, for each question. */
export type TripAnswers = Record<Question, readonly string[]>;

/** The choice that an address or a form makes. What is not among the options counts as not chosen. */
export function readTripChoice(
  source: URLSearchParams | FormData,
  options: TripOptions,
): TripChoice {
  const chosen = (question: Question) => {
    const named = source.get(question);
    return options[question].find(({ key }) => key === named)?.key ?? "";
  };
  return { where: chosen("where"), when: chosen("when"), who: chosen("who") };
}

/** The choice as the query of an address, `?where=rialva&who=two`; nothing where nothing is chosen. */
export function tripSearch(choice: TripChoice): string {
  const answered = questions.filter((question) => choice[question]);
  if (answered.length === 0) return "";
  return `?${new URLSearchParams(answered.map((question) => [question, choice[question]]))}`;
}

/** Whether a trip is what somebody asks for. */
export function fitsChoice(answers: TripAnswers, choice: TripChoice): boolean {
  return questions.every(
    (question) => !choice[question] || answers[question].includes(choice[question]),
  );
}
