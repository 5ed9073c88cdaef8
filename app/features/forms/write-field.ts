/**
 * Writes a field of a form as if it were typed. A form's code hears events and does not read its elements again: a value that is only set
 * is seen and not sent.
 */
export function writeField(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Writes a text into a field unless the visitor has begun one there. What was written here may be written over. */
export function suggestText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value.trim() !== "" && field.value !== field.dataset.written) return;
  writeField(field, text);
  field.dataset.written = text;
}
