import { clsx } from "clsx";
import * as words from "#app/elements/words.ts";
import { useSaid } from "#app/lib/use-said.ts";

/** How long the button says what it did, in milliseconds. */
const SAID_FOR = 3000;

interface CopyTextProps {
  text: string;
  /** What the button says: "Copy link". */
  label: string;
  /** Read on after it, where several stand on a page: "the address". */
  of?: string;
  /** Read out when it is done, and when the browser does not allow it, with what to do instead. */
  said: { copied: string; failed: string };
  className: string;
}

/** Puts a text on the clipboard. Needs script, so it is not shown without. */
export function CopyText({ text, label, of, said, className }: CopyTextProps) {
  const [outcome, say] = useSaid<"copied" | "failed">(SAID_FOR);

  function copy() {
    // The clipboard is missing where the page is not served securely.
    if (!navigator.clipboard) return say("failed");
    navigator.clipboard.writeText(text).then(
      () => say("copied"),
      () => say("failed"),
    );
  }

  return (
    <>
      <button type="button" onClick={copy} className={clsx("needs-script", className)}>
        {outcome === "copied" ? words.copied : label}
        {of && <span className="sr-only"> {of}</span>}
      </button>
      <span role="status" className="sr-only">
        {outcome && said[outcome]}
      </span>
    </>
  );
}
