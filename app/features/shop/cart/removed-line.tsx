import { useEffect, useRef, useState } from "react";
import type { CartLineView } from "#shared/shop/cart.ts";
import { fill } from "#shared/words.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { focusIfLost } from "#app/lib/focus-goes-on.ts";
import * as words from "../words.ts";
import { problemOf } from "./cart-api.ts";
import { quantityField } from "./cart-lines.tsx";
import type { LiveCart } from "./use-cart.ts";

/**
 * What was taken out of the cart last, and the way back. The line's own button is gone: the focus goes on here, and back to the line's
 * quantity with the line.
 */
export function RemovedLine({ live: { removed, putBack } }: { live: LiveCart }) {
  const before = useRef(removed);
  useEffect(() => {
    if (before.current && !removed)
      focusIfLost(document.getElementsByName(quantityField(before.current.sku))[0]);
    before.current = removed;
  }, [removed]);

  return (
    <div role="status" className="empty:absolute">
      {removed && <Removed key={removed.sku} line={removed} putBack={putBack} />}
    </div>
  );
}

interface RemovedProps {
  line: CartLineView;
  putBack: LiveCart["putBack"];
}

/** It stays until the line is back. What keeps it away is said, with the way to the article. */
function Removed({ line, putBack }: RemovedProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => focusIfLost(undo.current), [line]);

  async function putLineBack() {
    const result = await putBack(line);
    setProblem(result.cart ? null : problemOf(result));
  }

  return (
    <div className="mb-6 rounded-small bg-tint px-5 py-3 text-small">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {fill(words.removed, { name: line.name })}
        <Button ref={undo} tone="bare" size="small" onClick={() => void putLineBack()}>
          {words.undo}
        </Button>
      </p>
      {problem && (
        <p className="font-semibold">
          {problem}{" "}
          <Link href={line.path} className="inline-block py-1 underline underline-offset-4">
            {words.viewProduct}
          </Link>
        </p>
      )}
    </div>
  );
}
