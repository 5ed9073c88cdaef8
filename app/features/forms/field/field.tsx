import * as styles from "./field.module.css";
import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import type { ShownForm } from "../use-form.ts";
import * as words from "../words.ts";

type FieldProps = {
  form: ShownForm;
  name: string;
  label: string;
  /** The label is read out but not seen: only where the placeholder and the surroundings say the same. */
  hideLabel?: boolean;
  /** The error is announced and the field marked, but its text is not seen (specification, point 5: startup home). */
  hideError?: boolean;
  help?: string;
  className?: string;
} & (
  | ({ as?: "input" } & Omit<ComponentProps<"input">, "form" | "name">)
  | ({ as: "textarea" } & Omit<ComponentProps<"textarea">, "form" | "name">)
  | ({ as: "select" } & Omit<ComponentProps<"select">, "form" | "name">)
);

/** One labelled field: wires label, help and error, and keeps what was typed when the page comes back from the server. */
export function Field({
  form,
  name,
  label,
  hideLabel,
  hideError,
  help,
  className,
  as = "input",
  ...control
}: FieldProps) {
  const id = useId();
  const error = form.errorOf(name);
  const describedBy = clsx(help && `${id}-help`, error && `${id}-error`) || undefined;
  const Control = as as "input";
  return (
    <div className={clsx("grid content-start gap-2", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-small font-semibold"}>
        {label}
      </label>
      <Control
        {...(control as ComponentProps<"input">)}
        id={id}
        name={name}
        defaultValue={form.valueOf(name) || control.defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={clsx("field", as === "select" && "field-select")}
      />
      {help && (
        <p id={`${id}-help`} className="text-small text-soft">
          {help}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role={form.isQuiet?.(name) ? undefined : "alert"}
          className={clsx("text-small text-danger", hideError && styles.error)}
        >
          {error}
        </p>
      )}
    </div>
  );
}

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
