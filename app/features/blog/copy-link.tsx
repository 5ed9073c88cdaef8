import { clsx } from "clsx";
import { useState } from "react";

/** How long the button says what it did, in milliseconds. */
const SAID_FOR = 3000;

/** Copies an address. Needs script, so it is not shown without. */
export function CopyLink({ address, className }: { address: string; className: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  function copy() {
    const say = (result: "copied" | "failed") => {
      setOutcome(result);
      setTimeout(() => setOutcome(null), SAID_FOR);
    };
    // The clipboard is missing where the page is not served securely.
    if (!navigator.clipboard) return say("failed");
    navigator.clipboard.writeText(address).then(
      () => say("copied"),
      () => say("failed"),
    );
  }

  return (
    <>
      <button type="button" onClick={copy} className={clsx("needs-script", className)}>
        {outcome === "copied" ? "Copied" : "Copy the link"}
      </button>
      <span role="status" className="sr-only">
        {outcome === "copied" && "The link is copied."}
        {outcome === "failed" && "The link could not be copied: take it from the address bar."}
      </span>
    </>
  );
}
