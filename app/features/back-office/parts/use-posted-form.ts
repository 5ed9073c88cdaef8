import type { ShownForm } from "#app/features/forms/use-form.ts";
import { useSiteData } from "#app/engine/site-data.ts";

/** A form that the browser posts by itself, with and without script: what `Field` needs to show how it came back. */
export function usePostedForm(name: string, id: string): ShownForm {
  const { formState } = useSiteData();
  const refused = formState?.form === name && formState.values.at === id ? formState : null;
  return {
    id,
    name,
    status: "idle",
    message: refused?.errors.form ?? null,
    errorOf: (field) => refused?.errors[field] ?? null,
    valueOf: (field) => refused?.values[field] ?? "",
  };
}
