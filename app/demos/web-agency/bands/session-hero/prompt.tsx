import * as styles from "./session-hero.module.css";
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { isComposing } from "#app/lib/is-composing.ts";
import { useIsAlive } from "#app/lib/use-is-alive.ts";
import { run, type ShellData } from "../../shell.ts";

/** As many commands as the screen remembers. */
const REMEMBERED = 20;

interface PromptProps {
  /** Before each command: "you@stackhaus:~$". */
  sign: string;
  /** Names the field and what it answers, for assistive technology. */
  label: string;
  logLabel: string;
  send: string;
  /** What stands there before anything is typed, and instead of the field without script. */
  greeting: string;
  withoutScript: string;
  data: ShellData;
}

interface Answer {
  id: number;
  line: string;
  answer: readonly string[];
}

/** A prompt that answers a few commands; the arrow keys bring back what was typed before. Without script it says so. */
export function Prompt({
  sign,
  label,
  logLabel,
  send,
  greeting,
  withoutScript,
  data,
}: PromptProps) {
  const isAlive = useIsAlive();
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState("");
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [history, setHistory] = useState<readonly string[]>([]);
  /** Place in the history that the field shows; its length where the visitor types. */
  const [place, setPlace] = useState(0);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (line.trim() === "") return;
    const answer = run(line, data);
    const typed = [...history, line].slice(-REMEMBERED);
    setHistory(typed);
    setPlace(typed.length);
    setLine("");
    setAnswers(
      answer === "clear"
        ? []
        : [...answers, { id: (answers.at(-1)?.id ?? 0) + 1, line, answer }].slice(-REMEMBERED),
    );
    // After the answer is drawn: the newest line is the one to read.
    requestAnimationFrame(() => log.current?.scrollTo(0, log.current.scrollHeight));
  }

  function recall(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || history.length === 0 || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const next = Math.min(Math.max(place + step, 0), history.length);
    setPlace(next);
    setLine(history[next] ?? "");
  }

  return (
    <div className={`${styles.pane} ${styles.prompt}`} dir="ltr">
      <div
        ref={log}
        role="log"
        aria-label={logLabel}
        // Once there is something to read back, by keys too.
        {...(answers.length > 0 && { tabIndex: 0 })}
        className={styles.answers}
      >
        <p className="needs-script text-soft">{greeting}</p>
        <p className="without-script text-soft">{withoutScript}</p>
        {answers.map(({ id: key, line: typed, answer }) => (
          <div key={key}>
            <p>
              <span className="text-brand-ink">{sign}</span> {typed}
            </p>
            <ul>
              {answer.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {isAlive && (
        <form aria-label={label} className={styles.ask} onSubmit={submit}>
          <label htmlFor={id} className="wrap-anywhere">
            <span aria-hidden className="text-brand-ink">
              {sign}
            </span>
            <span className="sr-only">{label}</span>
          </label>
          <input
            id={id}
            value={line}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            onChange={(event) => setLine(event.target.value)}
            onKeyDown={recall}
          />
          <button type="submit">{send}</button>
        </form>
      )}
    </div>
  );
}
