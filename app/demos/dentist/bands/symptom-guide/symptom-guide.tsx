import * as styles from "./symptom-guide.module.css";
import { useRef, useState } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import {
  type GuideLine,
  type LineState,
  SymptomLine,
  type SymptomLineWords,
} from "./symptom-line.tsx";
import { type Answers, type Reading, readRules } from "../../visit-rules.ts";

interface SymptomGuideProps {
  heading: string;
  intro: string;
  questions: readonly {
    name: string;
    legend: string;
    answers: readonly { value: string; label: string }[];
  }[];
  /** In the order in which they are read. */
  lines: readonly GuideLine[];
  words: SymptomLineWords & {
    /** What the list is. */
    list: string;
    /** What it says so far: nothing answered; "… line 2"; "… line 2: Repair visit". */
    empty: string;
    waiting: string;
    found: string;
    disclaimer: string;
    submit: string;
    reset: string;
  };
  /** For whom this is the wrong place. */
  urgent: { text: string; phone: { display: string; href: string } };
  /** The answers in the address when the page was rendered. */
  answered: Answers;
  /** What else the address asks for: id of a visit. */
  asked: string | undefined;
}

/**
 * Three questions and the whole list of rules that they are held against: read from the top, it stops at the visit to ask for. A plain
 * form that asks the page for `?what=…&since=…&so=…`; with script the list is read at every answer.
 */
export function SymptomGuide({
  heading,
  intro,
  questions,
  lines,
  words,
  urgent,
  answered,
  asked,
}: SymptomGuideProps) {
  const [answers, setAnswers] = useState(answered);
  const form = useRef<HTMLFormElement>(null);
  useFirstRead(form, (fields) => {
    for (const { name, value } of fields.querySelectorAll<HTMLInputElement>(":checked"))
      if (answers[name] !== value) answer(name, value);
  });
  const reading = readRules(
    lines.map(({ rule }) => rule),
    answers,
  );
  function answer(name: string, value: string) {
    setAnswers((before) => ({ ...before, [name]: value }));
  }
  /** The button goes with the answers: the focus waits at the first question. */
  function startAgain() {
    setAnswers({});
    form.current?.querySelector<HTMLInputElement>("[type=radio]")?.focus();
  }
  const isStarted = Object.keys(answers).length > 0;
  const number = reading.passed + 1;
  const said = reading.isSure
    ? `${words.found} ${number}: ${lines[reading.passed]?.name}.`
    : `${words.waiting} ${number}.`;

  return (
    <Section id="guide" ground="tint" width="wide" aria-labelledby="guide-heading">
      <SectionHeader id="guide-heading" heading={heading} intro={intro} layout="split" />
      <form
        ref={form}
        action="#guide"
        aria-labelledby="guide-heading"
        onSubmit={(event) => event.preventDefault()}
        className={styles.guide}
      >
        {asked && <input type="hidden" name="visit" value={asked} />}
        <div className={styles.questions}>
          {questions.map(({ name, legend, answers: choices }) => (
            <fieldset key={name} className={styles.question}>
              <legend className="display text-display-4">{legend}</legend>
              {choices.map(({ value, label }) => (
                <label key={value} className={styles.answer}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={answers[name] === value}
                    onChange={() => answer(name, value)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
          <Button type="submit" className="without-script justify-self-start">
            {words.submit}
          </Button>
          {isStarted && (
            <Button tone="quiet" onClick={startAgain} className="needs-script justify-self-start">
              {words.reset}
            </Button>
          )}
        </div>
        <div className={styles.reading}>
          <p role="status" className={`${styles.status} display text-display-3`}>
            {isStarted ? said : words.empty}{" "}
            <span className={styles.disclaimer}>{words.disclaimer}</span>
          </p>
          <ol data-rest={!isStarted || undefined} className={styles.lines}>
            {lines.map((one, index) => (
              <SymptomLine
                key={one.id}
                {...one}
                href={`?${new URLSearchParams({ ...answers, visit: one.id })}#appointment`}
                number={index + 1}
                state={isStarted ? stateOf(index, reading) : "unread"}
                words={words}
              />
            ))}
          </ol>
          <p className="text-small text-soft">{words.list}</p>
        </div>
      </form>
      <p className={styles.urgent}>
        {urgent.text}{" "}
        <a
          href={urgent.phone.href}
          dir="ltr"
          className="font-semibold whitespace-nowrap underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {urgent.phone.display}
        </a>
      </p>
    </Section>
  );
}

function stateOf(index: number, { passed, isSure }: Reading): LineState {
  if (index < passed) return "passed";
  if (index > passed) return "unread";
  return isSure ? "fits" : "waits";
}
