import { ownerScripts } from "#content/owner-scripts.ts";
import { subjectOf } from "#shared/owner-script.ts";

/** In the browser's local storage: the answer, its day, and what it was about. */
const ANSWER_KEY = "owner-scripts";

/** What a visitor said about the scripts of the list as it is. */
export interface Answer {
  yes: boolean;
  /** `2026-11-26`. */
  day: string;
}

const listeners = new Set<() => void>();
/** Where nothing can be kept, an answer holds until the page is left. */
let said: string | null | undefined;
let known: { text: string | null; answer: Answer | null } | undefined;

/** The visitor's answer, kept in this browser with its day; null when there is none, or one about another list. The same object until it changes. */
export function givenAnswer(): Answer | null {
  const text = said === undefined ? kept() : said;
  if (known?.text !== text) known = { text, answer: read(text) };
  return known?.answer ?? null;
}

/** Whether the browser says no by itself: Global Privacy Control or Do Not Track. */
export function isRefusedBySignal(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}

/** Whether scripts may load: what the visitor said; else no, if the browser says so; null: nobody has said anything. */
export function mayLoad(): boolean | null {
  return givenAnswer()?.yes ?? (isRefusedBySignal() ? false : null);
}

/** Keeps an answer and tells those who show it. */
export function giveAnswer(yes: boolean): void {
  const day = new Date().toISOString().slice(0, 10);
  said = JSON.stringify({ yes, day, subject: subjectOf(ownerScripts) });
  try {
    localStorage.setItem(ANSWER_KEY, said);
  } catch {
    // Then it is asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function kept(): string | null {
  try {
    return localStorage.getItem(ANSWER_KEY);
  } catch {
    return null;
  }
}

function read(text: string | null): Answer | null {
  try {
    const {
      yes,
      day,
      subject: about,
    } = JSON.parse(text ?? "{}") as Partial<Answer & { subject: string }>;
    return typeof yes === "boolean" && typeof day === "string" && about === subjectOf(ownerScripts)
      ? { yes, day }
      : null;
  } catch {
    return null;
  }
}
