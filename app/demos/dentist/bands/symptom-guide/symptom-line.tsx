import * as styles from "./symptom-guide.module.css";
import type { CSSProperties } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { buttonClass } from "#app/elements/actions/button.tsx";
import type { Rule } from "../../visit-rules.ts";
import { VisitLink } from "../visit-link.tsx";

export interface GuideLine {
  /** Of the visit, as the address of the page takes it: `?visit=mend`. */
  id: string;
  name: string;
  /** How long it takes and what it costs. */
  facts: string;
  text: string;
  /** The rule in words. */
  condition: string;
  rule: Rule;
}

export interface SymptomLineWords {
  /** Read out for a line that is not true, and for the one that is. */
  passed: string;
  fits: string;
  action: string;
}

/** Not true; true; to be decided by the next answer; not looked at. */
export type LineState = "passed" | "fits" | "waits" | "unread";

interface SymptomLineProps extends GuideLine {
  /** Where the visit is asked for without script. */
  href: string;
  number: number;
  state: LineState;
  words: SymptomLineWords;
}

/** One line of the guide: when it holds, which visit it means, and the way to ask for that, whatever the list has to say about it. */
export function SymptomLine({
  name,
  facts,
  text,
  condition,
  href,
  number,
  state,
  words,
}: SymptomLineProps) {
  const verdict = state === "passed" || state === "fits" ? words[state] : null;
  const action = buttonClass(
    { tone: state === "fits" ? "inverse" : "bare", size: "small" },
    "symptom-ask",
  );
  return (
    <li
      data-state={state}
      data-tone={state === "fits" ? "brand" : undefined}
      style={{ "--row": number } as CSSProperties}
      className={styles.line}
    >
      <span aria-hidden className={`${styles.bead} figures`}>
        {state === "fits" ? <Icon name="check" className="size-5" /> : number}
      </span>
      <div>
        <p className={`${styles.condition} text-small text-soft`}>
          {condition}
          {verdict && <span className="sr-only">. {verdict}.</span>}
        </p>
        <h3 className="display text-display-4">{name}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <p className={`${styles.facts} text-small`}>
        <span>{facts}</span>
        <VisitLink visit={name} href={href} className={action}>
          {words.action}
          <span className="sr-only">: {name}</span>
        </VisitLink>
      </p>
    </li>
  );
}
