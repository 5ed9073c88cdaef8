import { useState } from "react";
import { FormOutcome } from "./form-parts/form-parts.tsx";
import type { ShownForm } from "./use-form.ts";

/** A success that stays, for forms whose sender waits for an answer: it goes when the next message is sent. Failures are `FormOutcome`'s. */
export function FormConfirmation({
  form,
  heading,
  text,
}: {
  form: ShownForm;
  heading: string;
  text: string;
}) {
  const [isConfirmed, setConfirmed] = useState(false);
  if (form.status === "sent" && !isConfirmed) setConfirmed(true);
  if (form.status === "submitting" && isConfirmed) setConfirmed(false);
  return (
    <>
      <div role="status" className="empty:absolute">
        {isConfirmed && (
          <div className="grid gap-2 border-t border-ink pt-6">
            <p className="display text-display-4">{heading}</p>
            <p>{text}</p>
          </div>
        )}
      </div>
      {!isConfirmed && <FormOutcome form={form} success={heading} />}
    </>
  );
}
