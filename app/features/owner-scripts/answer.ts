import { ownerScripts } from "#content/owner-scripts.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { subjectOf } from "#shared/owner-script.ts";

/** In the browser's local storage: the answer, its day, and what it was about. */
const ANSWER_KEY = "owner-scripts";

/** What a visitor said about the scripts of the list as it is. */
export interface Answer {
  yes: boolean;
  /** `2026-11-26`, by the visitor's own clock. */
  day: string;
}

const listeners = new Set<() => void>();
/** Where nothing can be kept, an answer holds until the page is left; what is kept is read anew, as any tab may change it. */
let said: string | undefined;
let known: { text: string | null; answer: Answer | null } | undefined;

/** The visitor's answer, kept in this browser with its day; null when there is none, or one about another list. The same object until it changes. */
export function givenAnswer(): Answer | null {
  const text = said ?? kept();
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
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { date: day } = localMoment(new Date(), timeZone);
  const text = JSON.stringify({ yes, day, subject: subjectOf(ownerScripts) });
  try {
    localStorage.setItem(ANSWER_KEY, text);
    said = undefined;
  } catch {
    // Then it is asked again on the next visit.
    said = text;
  }
  for (const listener of listeners) listener();
}

/**
 * Calls back when there may be another answer: given here, in another tab, or while the browser kept this page for the way back.
 * @returns what ends it.
 */
export function onAnswer(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  listeners.add(listener);
  window.addEventListener("pageshow", ({ persisted }) => persisted && listener(), { signal });
  window.addEventListener(
    "storage",
    // Without a key everything was cleared.
    ({ key }) => (key === ANSWER_KEY || key === null) && listener(),
    { signal },
  );
  return () => {
    listeners.delete(listener);
    ending.abort();
  };
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
