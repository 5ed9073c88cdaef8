import type { MadeFeature } from "../contract/feature.ts";
import type { FormReturn } from "../contract/form-state.ts";
import type { PageState } from "./pages-port.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

/** The words for what a form without script brings back to its page; null where nothing was sent. */
export function formReturns(
  features: readonly MadeFeature[],
): (state: PageState) => FormReturn | null {
  const posts = features.flatMap((feature) => Object.entries(feature.posts?.forms ?? {}));
  const forms = features.flatMap((feature) => feature.forms ?? []);
  const sent = new Map([
    ...forms.map(({ name, sent }) => [name, sent] as const),
    ...posts.map(([name, { sent }]) => [name, sent] as const),
    ...features.flatMap((feature) => Object.entries(feature.sentences?.() ?? {})),
  ]);
  const refused = new Map(posts.map(([name, { refused }]) => [name, refused]));
  const labels = new Map([
    ...forms.map(({ name, labels }) => [name, labels] as const),
    ...posts.map(([name, { labels }]) => [name, labels] as const),
    ...features.flatMap((feature) => Object.entries(feature.labels?.() ?? {})),
  ]);
  /** Of `quantity:SKU` only what it is. */
  const labelOf = (form: string, field: string) =>
    labels.get(form)?.[field.replace(/:.*/, "")] ?? field;

  return ({ formState, notice }) => {
    if (!formState) {
      const text = notice ? sent.get(notice) : undefined;
      return notice && text ? { kind: "sent", text, form: notice } : null;
    }
    const { form, values, errors } = formState;
    return {
      kind: "refused",
      text: fill(words.pleaseCheck, { refusal: refused.get(form) ?? words.nothingSent }),
      form: values.at ?? form,
      errors: Object.entries(errors).map(([field, message]) => ({
        field,
        text:
          field === "form"
            ? message
            : fill(words.fieldProblem, {
                field: labelOf(form, field),
                problem: message,
              }),
      })),
    };
  };
}
