import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import type { MadeFeature } from "../contract/feature.ts";
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
export function createForms(features: readonly MadeFeature[], limits: RateLimits): FormService {
  const forms = features.flatMap(({ forms = [] }) => forms);
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
      // Counted first, so that nobody has a captcha's provider asked without end. Who comes by the link of a mail has shown who they are.
      for (const feature of taken.naming ? features : []) {
        const refusal = await feature.verify?.(values, clientAddress);
        if (refusal) return { kind: "invalid", errors: { form: refusal } };
      }
      if ((await taken.store()) === false)
        return { kind: "invalid", errors: { form: taken.refusal } };
      return { kind: "accepted" };
    },
  };
}
