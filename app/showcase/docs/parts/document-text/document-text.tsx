import * as styles from "./document-text.module.css";
import { clsx } from "clsx";
import { type MouseEvent, useEffect, useRef } from "react";
import { useSaid } from "#app/lib/use-said.ts";
import { hidesSome } from "#app/lib/use-scroll-stop.ts";
import { codeBlocks } from "#app/showcase/parts/code-blocks.ts";
import { copyCode, FEEDBACK, saidOfCopy } from "#app/showcase/parts/copy-code.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import * as words from "../../words.ts";

/** The text of a document. Its code came as HTML with its buttons in it (`document-markup.ts`); they are served here. */
export function DocumentText({ html }: { html: string }) {
  const [said, say] = useSaid<{ label: ChildNode; outcome: keyof typeof saidOfCopy }>(FEEDBACK);
  const text = useRef<HTMLDivElement>(null);

  // Code and tables came as stops for the keys; those that show all that they have are none.
  useEffect(() => {
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries)
        target.setAttribute("tabindex", hidesSome(target) ? "0" : "-1");
    });
    for (const region of text.current?.querySelectorAll("section[tabindex]") ?? [])
      sizes.observe(region);
    return () => sizes.disconnect();
  }, [html]);

  useEffect(() => {
    if (said?.outcome !== "copied") return;
    write(said.label, words.copied);
    return () => write(said.label, words.copy);
  }, [said]);

  async function copy({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest('[data-code="copy"]');
    const code = button && button.parentElement?.querySelector("pre");
    const label = button && button.firstChild;
    if (code && label) say({ label, outcome: await copyCode(code) });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said && saidOfCopy[said.outcome]}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- serves the buttons inside */}
      <div
        ref={text}
        className={clsx(styles.document, codeBlocks)}
        onClick={(event) => void copy(event)}
      >
        <Prose html={html} />
      </div>
    </>
  );
}

function write(label: ChildNode, word: string) {
  label.nodeValue = word;
}
