import { useEffect, useRef } from "react";
import { fill } from "#shared/words.ts";
import { Button } from "#app/elements/actions/button.tsx";
import * as words from "../words.ts";
import type { LiveCart } from "./use-cart.ts";

/** What was taken out of the cart last, and the way back. The line's own button is gone: the focus goes on here. */
export function RemovedLine({ live: { removed, putBack } }: { live: LiveCart }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  return (
    <div role="status" className="empty:hidden">
      {removed && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-small bg-tint px-5 py-3 text-small">
          {fill(words.removed, { name: removed.name })}
          <Button ref={undo} tone="bare" size="small" onClick={() => void putBack()}>
            {words.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
