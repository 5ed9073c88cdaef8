import type { ComponentProps } from "react";
import * as words from "../words.ts";
import type { ShownForm } from "../use-form.ts";
import { Field } from "./field.tsx";

type PersonFieldProps = {
  form: ShownForm;
  /** Where it says more than what it is. */
  label?: string;
  help?: string;
} & Omit<ComponentProps<"input">, "form" | "name" | "type">;

/** The name of whoever sends the form (`name`), which browsers fill in. */
export function NameField({ label = words.yourName, ...props }: PersonFieldProps) {
  return <Field name="name" label={label} autoComplete="name" required {...props} />;
}

/** The address at which whoever sends the form is answered (`email`), which browsers fill in. */
export function EmailField({ label = words.email, ...props }: PersonFieldProps) {
  return <Field name="email" label={label} type="email" autoComplete="email" required {...props} />;
}
