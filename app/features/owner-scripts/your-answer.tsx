import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { PRIVACY } from "#content/addresses.ts";
import { formatDay } from "#app/lib/format-day.ts";
import { SCRIPTS_CHAPTER } from "#shared/owner-script.ts";
import { fill } from "#shared/words.ts";
import { givenAnswer, isRefusedBySignal, onAnswer } from "./answer.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import * as words from "./words.ts";

/**
 * What the visitor has said about the scripts of others, to be changed: at the end of their chapter of the privacy policy. That page knows
 * nothing of it, so that it is the same without them.
 * @param page address of the page that is shown: all of it is there.
 */
export function YourAnswer({ page }: { page: string }) {
  const state = useSyncExternalStore(onAnswer, inWords, () => "");
  const chapter = page === PRIVACY ? document.getElementById(SCRIPTS_CHAPTER) : null;
  return (
    chapter &&
    createPortal(
      <>
        <p role="status">{state}</p>
        <AnswerButtons />
      </>,
      chapter,
    )
  );
}

function inWords(): string {
  const answer = givenAnswer();
  if (answer)
    return fill(answer.yes ? words.saidYes : words.saidNo, { day: formatDay(answer.day) });
  return isRefusedBySignal() ? words.signalSaysNo : words.notAnswered;
}
