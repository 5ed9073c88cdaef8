import * as styles from "./form-parts.module.css";
import { type ReactNode, useState } from "react";
import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { Button } from "#app/elements/actions/button.tsx";
import type { ShownForm } from "../use-form.ts";
import * as words from "../words.ts";

/** What every form carries unseen: its name, its place on the page, and a field that only programs fill. */
export function HiddenFields({ form }: { form: ShownForm }) {
  return (
    <>
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="at" value={form.id} />
      <div className="sr-only" aria-hidden data-honeypot>
        <label>
          {words.leaveEmpty}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** The submit button with its loading state. Never disabled: a second press while sending does nothing. */
export function SubmitButton({
  form,
  children,
  ...props
}: { form: ShownForm } & Omit<React.ComponentProps<typeof Button>, "form">) {
  const isBusy = form.status === "submitting";
  return (
    <Button type="submit" loading={isBusy} {...props}>
      {children}
    </Button>
  );
}

/** What became of the form: the success message fades in and out, `next` stays (it says what to do now), a failure stays until the next try. */
export function FormOutcome({
  form,
  success,
  next,
}: {
  form: ShownForm;
  success: string;
  next?: ReactNode;
}) {
  const { status } = form;
  const [isNext, setNext] = useState(false);
  if (isNext ? status === "submitting" : status === "sent") setNext(!isNext);
  return (
    <div role="status" className="empty:absolute">
      {status === "sent" && (
        <div
          className={`${styles.success} rounded-small border border-success px-5 py-4 text-small`}
        >
          <p className="font-semibold text-success">{success}</p>
          {next && <p className="mt-1">{next}</p>}
        </div>
      )}
      {isNext && next && status === "idle" && <p className="text-small">{next}</p>}
      {status === "failed" && (
        <p className="text-small text-danger">{form.message ?? words.unreachable}</p>
      )}
      {status === "idle" && form.message && (
        <p className="text-small text-danger">{form.message}</p>
      )}
    </div>
  );
}
