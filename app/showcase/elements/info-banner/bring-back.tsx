import { useDismissed } from "#app/lib/dismissed.ts";
import { Button } from "#app/elements/actions/button.tsx";

/** Shows a dismissed band again, so that the demonstration can be tried twice. */
export function BringBack({ id }: { id: string }) {
  const [isDismissed, setDismissed] = useDismissed(id);
  return (
    isDismissed && (
      <div className="flex flex-wrap items-center justify-between gap-4 p-6">
        <p className="text-small text-soft">Dismissed, and remembered in this browser.</p>
        <Button tone="quiet" size="small" onClick={() => setDismissed(false)}>
          Show it again
        </Button>
      </div>
    )
  );
}
