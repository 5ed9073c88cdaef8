import { suggestText } from "#app/features/forms/write-field.ts";

/** Writes the subject of a form on the page, unless the visitor has begun one. */
export function writeSubject(formId: string, subject: string): void {
  const form = document.getElementById(formId);
  const field = form?.querySelector<HTMLInputElement>("[name=subject]");
  if (field) suggestText(field, subject);
}
