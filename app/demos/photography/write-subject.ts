import { writeField } from "#app/features/forms/write-field.ts";

/** Writes the subject of a form on the page, unless the visitor has begun one. */
export function writeSubject(formId: string, subject: string): void {
  const form = document.getElementById(formId);
  const field = form?.querySelector<HTMLInputElement>("[name=subject]");
  if (!field || (field.value !== "" && field.value !== field.dataset.written)) return;
  writeField(field, subject);
  field.dataset.written = subject;
}
