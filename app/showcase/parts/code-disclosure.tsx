import * as styles from "./code-disclosure.module.css";
import { clsx } from "clsx";
import { useRef } from "react";
import { codeBlocks } from "./code-blocks.ts";
import { copyCode, FEEDBACK, saidOfCopy } from "./copy-code.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { useSaid } from "#app/lib/use-said.ts";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";

/** The source of a demo behind a native disclosure, with a button that copies it. */
export function CodeDisclosure({
  html,
  label,
  summary = "Code",
}: {
  /** Highlighted source from `?demos` or `?code`. */
  html: string;
  /** What the source makes; names the region and the button. */
  label: string;
  summary?: string;
}) {
  const pre = useRef<HTMLPreElement>(null);
  const block = useRef<HTMLElement>(null);
  const stop = useScrollStop(block);
  const [outcome, say] = useSaid<keyof typeof saidOfCopy>(FEEDBACK);
  const copied = outcome === "copied";

  async function copy() {
    if (pre.current) say(await copyCode(pre.current));
  }

  return (
    <details className={clsx(styles.disclosure, codeBlocks)}>
      <summary>
        <Icon name="chevron-down" className={`${styles.chevron} size-4`} />
        {summary}
        <span className="sr-only">: {label}</span>
      </summary>
      <div data-code="block">
        <button type="button" onClick={() => void copy()} data-code="copy" className="needs-script">
          <Icon name={copied ? "check" : "copy"} className="size-4" />
          {copied ? "Copied" : "Copy"}
          <span className="sr-only"> the code of {label}</span>
        </button>
        <span className="sr-only" role="status">
          {outcome && saidOfCopy[outcome]}
        </span>
        <section ref={block} {...stop} aria-label={`Code of ${label}`} dir="ltr" data-code="scroll">
          <pre ref={pre} dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      </div>
    </details>
  );
}
