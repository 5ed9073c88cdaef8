import * as styles from "../sheets/admin-sheets.module.css";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { type LiveAdminForm, useAdminForm } from "./use-admin-form.ts";

/** The element of a form of the back office, with what it carries unseen. */
export function AdminFormFrame({
  form,
  fields,
  className,
  children,
  ...props
}: {
  form: LiveAdminForm;
  /** Hidden fields by name. */
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
} & Omit<ComponentProps<"form">, "children">) {
  return (
    <form {...props} {...form.props} className={className}>
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="at" value={form.id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, "tone"> {
  name: string;
  /** Of the row or section that it works on. */
  at: string;
  /** What it sends. */
  fields: Readonly<Record<string, string>>;
  /** What it does. */
  children: ReactNode;
  /** What it is about, for those who hear the button without its row. */
  about: string;
}

/** A form that is one button. Why it was refused stands below it. */
export function ActionButton({ name, at, fields, tone, children, about }: ActionButtonProps) {
  const form = useAdminForm(name, at);
  // The page has several buttons of one form at one place: an answer without script belongs to the one with these fields.
  const isOwn = Object.entries(fields).every(
    ([field, value]) => (form.valueOf(field) || value) === value,
  );
  return (
    <AdminFormFrame form={form} fields={fields} className={styles.action}>
      <Button type="submit" size="small" tone={tone ?? "quiet"} loading={form.status !== "idle"}>
        {children}
        <span className="sr-only"> {about}</span>
      </Button>
      {isOwn && form.message && (
        <p role="alert" className="text-small text-danger">
          {form.message}
        </p>
      )}
    </AdminFormFrame>
  );
}
