/** Writes the subject of a form on the page, unless the visitor has begun one. */
export function writeSubject(formId: string, subject: string): void {
  const form = document.getElementById(formId);
  const field = form?.querySelector<HTMLInputElement>("[name=subject]");
  if (!field || (field.value !== "" && field.value !== field.dataset.written)) return;
  field.value = subject;
  field.dataset.written = subject;
}
