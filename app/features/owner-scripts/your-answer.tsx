import { useSyncExternalStore } from "react";
import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import { givenAnswer, isRefusedBySignal, onAnswer } from "./answer.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import * as words from "./words.ts";

/** What the visitor has said about the scripts of others, to be changed: for the privacy policy. */
export function YourAnswer() {
  const state = useSyncExternalStore(onAnswer, inWords, () => "");
  return (
    <div className="grid gap-4">
      <p className="without-script">{words.withoutScript}</p>
      <div className="needs-script grid gap-4">
        <p role="status">{state}</p>
        <AnswerButtons />
      </div>
    </div>
  );
}

function inWords(): string {
  const answer = givenAnswer();
  if (answer) {
    const day = new Intl.DateTimeFormat(site.locale, { dateStyle: "long" });
    return fill(answer.yes ? words.saidYes : words.saidNo, {
      day: day.format(new Date(answer.day)),
    });
  }
  return isRefusedBySignal() ? words.signalSaysNo : words.notAnswered;
}
