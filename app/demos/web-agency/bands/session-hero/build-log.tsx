import * as styles from "./session-hero.module.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useIsAlive } from "#app/lib/use-is-alive.ts";
import { formatFigure, type Visit, type VisitFigure } from "../../visit.ts";

/** A line whose figure is measured in the visitor's browser, with what is read on after it. */
export interface MeasuredLine {
  figure: VisitFigure;
  name: string;
  after?: string;
}

interface BuildLogProps {
  command: string;
  /** Names the list for assistive technology. */
  label: string;
  /** What the build counted. */
  lines: readonly { name: string; text: string; isWarning?: boolean | undefined }[];
  measured: {
    command: string;
    label: string;
    lines: readonly MeasuredLine[];
    /** Before it is measured; where the browser does not tell; without script. */
    waiting: string;
    untold: string;
    withoutScript: string;
    /** After the figures of a visit that began here, and of one that began elsewhere. */
    beganHere: string;
    beganElsewhere: string;
    /** Leads on to the other figures. */
    more: { label: string; href: string };
  };
  skip: string;
  visit: Visit | null;
}

const toLog = focusWhenGone((skip) => skip.parentElement);

/**
 * The log of the build, all of it in the HTML. Where motion is welcome CSS types it line by line, once, in place; what the browser
 * measures is typed last. The typing can be skipped and ends by itself.
 */
export function BuildLog({ command, label, lines, measured, skip, visit }: BuildLogProps) {
  const isAlive = useIsAlive();
  const typed = useRef<HTMLOListElement>(null);
  const [isTyped, setIsTyped] = useState(false);

  // The typing is all CSS and may be over before the script is there.
  useEffect(() => {
    const typing = typed.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(typing.map(({ finished }) => finished)).then(() => setIsTyped(true));
  }, []);

  return (
    <div
      tabIndex={-1}
      className={`${styles.pane} ${styles.log}`}
      dir="ltr"
      data-typed={isTyped || undefined}
    >
      <p className={styles.command}>{command}</p>
      <ol ref={typed} aria-label={label} className={`${styles.lines} ${styles.counted}`}>
        {lines.map(({ name, text, isWarning }, index) => (
          <li
            key={name}
            data-warning={isWarning || undefined}
            style={{ "--row": index } as CSSProperties}
          >
            <span aria-hidden>{isWarning ? "!" : "✓"}</span>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.command}>{measured.command}</p>
      <ol
        aria-label={measured.label}
        className={`${styles.lines} ${styles.measured}`}
        data-measured={visit !== null || undefined}
      >
        {measured.lines.map(({ figure, name, after }, index) => (
          <li key={figure} style={{ "--row": index } as CSSProperties}>
            <span aria-hidden>→</span>
            <b>{name}</b>
            <span>
              <span className="needs-script">
                {visit
                  ? (formatFigure(figure, visit[figure]) ?? measured.untold)
                  : measured.waiting}
              </span>
              <span className="without-script">{measured.withoutScript}</span>
              {after && ` ${after}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={`${styles.note} text-small`}>
        {visit?.beganHere === false ? measured.beganElsewhere : measured.beganHere}{" "}
        <Link href={measured.more.href} className="underline underline-offset-4">
          {measured.more.label}
        </Link>
      </p>
      {isAlive && !isTyped && (
        <button ref={toLog} type="button" className={styles.skip} onClick={() => setIsTyped(true)}>
          {skip}
        </button>
      )}
    </div>
  );
}
