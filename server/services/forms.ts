import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import type { Form } from "../contract/form.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { SubmitContext, SubmitOutcome } from "./submission.ts";

export interface FormService {
  /** Checks, limits and stores one submission of any form. Fields beyond the schema are dropped. */
  submit(
    form: string,
    values: Readonly<Record<string, unknown>>,
    context: SubmitContext,
  ): Promise<SubmitOutcome>;
}

/** Takes in every form whose answer is that it was sent, however it was sent. */
export function createForms(forms: readonly Form[], limits: RateLimits): FormService {
  const byName = new Map(forms.map((form) => [form.name, form]));

  return {
    async submit(name, values, { clientAddress }) {
      const form = byName.get(name);
      if (!form) return { kind: "unknown-form" };
      if (Object.hasOwn(values, HONEYPOT_FIELD) && values[HONEYPOT_FIELD])
        return { kind: "accepted" };

      const taken = form.take(values);
      if ("errors" in taken) return { kind: "invalid", errors: taken.errors };
      const retryAfterSeconds = await limits.consume(clientAddress, taken.naming);
      if (retryAfterSeconds !== null) return { kind: "rate-limited", retryAfterSeconds };
      if ((await taken.store()) === false)
        return { kind: "invalid", errors: { form: taken.refusal } };
      return { kind: "accepted" };
    },
  };
}
