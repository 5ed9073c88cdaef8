import * as styles from "./document-text.module.css";
import { clsx } from "clsx";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { hidesSome } from "#app/lib/use-scroll-stop.ts";
import { codeBlocks } from "#app/showcase/parts/code-blocks.ts";
import { copyCode, FEEDBACK, saidOfCopy } from "#app/showcase/parts/copy-code.ts";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import * as words from "../../words.ts";

/** The text of a document. Its code came as HTML with its buttons in it (`document-markup.ts`); they are served here. */
export function DocumentText({ html }: { html: string }) {
  const [said, setSaid] = useState("");
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

  async function copy({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest('[data-code="copy"]');
    const code = button && button.parentElement?.querySelector("pre");
    const label = button && button.firstChild;
    if (!code || !label) return;
    const outcome = await copyCode(code);
    if (outcome === "copied") label.nodeValue = words.copied;
    setSaid(saidOfCopy[outcome]);
    setTimeout(() => {
      label.nodeValue = words.copy;
      setSaid("");
    }, FEEDBACK);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
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
