import type { MadeFeature } from "../contract/feature.ts";
import type { FormReturn } from "../contract/form-state.ts";
import type { PageState } from "./pages-port.ts";

/** The words for what a form without script brings back to its page; null where nothing was sent. */
export function formReturns(
  features: readonly MadeFeature[],
): (state: PageState) => FormReturn | null {
  const posts = features.flatMap((feature) => feature.posts ?? []);
  const forms = features.flatMap((feature) => feature.forms ?? []);
  const sent = new Map([
    ...forms.map(({ name, sent }) => [name, sent] as const),
    ...posts.flatMap(({ sent }) => Object.entries(sent)),
    ...features.flatMap((feature) => Object.entries(feature.sentences?.() ?? {})),
  ]);
  const refused = new Map(posts.flatMap(({ refused }) => Object.entries(refused)));
  const labels = new Map(posts.flatMap(({ labels = {} }) => Object.entries(labels)));

  return ({ formState, notice }) => {
    if (!formState) {
      const text = notice ? sent.get(notice) : undefined;
      return text ? { kind: "sent", text } : null;
    }
    const { form, values, errors } = formState;
    return {
      kind: "refused",
      text: `${refused.get(form) ?? "Nothing was sent yet."} Please check:`,
      form: values.at ?? form,
      errors: Object.entries(errors).map(([field, message]) => ({
        field,
        text: field === "form" ? message : `${labels.get(field) ?? labelFrom(field)}: ${message}`,
      })),
    };
  };
}

/** `preferredDate` → "Preferred date"; of `quantity:SKU` only what it is. */
function labelFrom(name: string): string {
  const words = name
    .replace(/:.*/, "")
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
