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
