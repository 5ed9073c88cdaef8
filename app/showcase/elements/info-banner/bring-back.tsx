import { useRef } from "react";
import { InlineScript } from "#app/engine/inline-script.tsx";
import { dismissedBeforePaint, useDismissed } from "#app/lib/dismissed.ts";
import { Button } from "#app/elements/actions/button.tsx";

/** Shows a dismissed band again, so that the demonstration can be tried twice. */
export function BringBack({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useDismissed(id);
  return (
    // Keeps the focus where the button was.
    <div ref={place} tabIndex={-1}>
      <div
        hidden={!isDismissed}
        suppressHydrationWarning
        className="needs-script flex flex-wrap items-center justify-between gap-4 p-6"
      >
        <p className="text-small text-soft">Dismissed, and remembered in this browser.</p>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            place.current?.focus({ preventScroll: true });
            setDismissed(false);
          }}
        >
          Show it again
        </Button>
      </div>
      <InlineScript code={import.meta.env.SSR ? dismissedBeforePaint(id) : ""} />
    </div>
  );
}
