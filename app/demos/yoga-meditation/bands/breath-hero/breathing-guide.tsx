import * as styles from "./breathing-guide.module.css";
import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { BreathBeads } from "./breath-beads.tsx";
import { breathAt, breathLength, type BreathStep } from "../../breath.ts";

export interface BreathingGuideProps {
  steps: readonly BreathStep[];
  /** The guide ends by itself after this many breaths. */
  longest: number;
  start: string;
  pause: string;
  /** What stands in the circle while nobody breathes with it, and when the last breath is done. */
  rest: { figure: string; label: string };
  done: { figure: string; label: string };
  /** Read out once, when it begins, pauses or ends; the cues themselves are only seen. */
  said: Record<"running" | "paused" | "done", string>;
}

/**
 * A circle to breathe with. It never starts by itself. From 768 px and where motion is welcome it widens and narrows; everywhere the seconds
 * are counted in its middle and on its beads. Without script it is a drawing of one breath.
 */
export function BreathingGuide({
  steps,
  longest,
  start,
  pause,
  rest,
  done,
  said,
}: BreathingGuideProps) {
  const [state, setState] = useState<"resting" | "running" | "paused" | "done">("resting");
  const [second, setSecond] = useState(0);
  const isRunning = state === "running";
  const last = longest * breathLength(steps);

  useEffect(() => {
    if (!isRunning) return;
    const began = performance.now();
    let timer = window.setTimeout(count, 1000);
    function count() {
      const passed = Math.round((performance.now() - began) / 1000);
      if (passed >= last) return setState("done");
      setSecond(passed);
      timer = window.setTimeout(count, began + (passed + 1) * 1000 - performance.now());
    }
    return () => window.clearTimeout(timer);
  }, [isRunning, last]);

  function toggle() {
    setSecond(0);
    setState(isRunning ? "paused" : "running");
  }

  const now = isRunning ? breathAt(steps, second) : undefined;
  const still = state === "done" ? done : rest;
  return (
    <div
      className={styles.breath}
      data-step={now?.step.key}
      style={{ "--step-time": `${now?.step.seconds ?? 1}s` } as CSSProperties}
    >
      <div aria-hidden className={styles.ripples}>
        <span />
        <span />
        <span />
      </div>
      <div aria-hidden className={styles.veils}>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
      <BreathBeads steps={steps} at={now?.bead} />
      <div className={styles.core}>
        <p aria-hidden={isRunning} className={styles.cue}>
          <span className={`${styles.figure} figures`}>{now?.left ?? still.figure}</span>{" "}
          <span className={styles.label}>{now?.step.cue ?? still.label}</span>
        </p>
        <Button size="small" shape="pill" data-replay onClick={toggle} className="needs-script">
          <Icon name={isRunning ? "pause" : "play"} className="size-4" />
          {isRunning ? pause : start}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state === "resting" ? "" : said[state]}
      </p>
    </div>
  );
}
