import { suggestText, writeField } from "#app/features/forms/write-field.ts";

/** Id of the appointment form on the page. */
export const APPOINTMENT_FORM = "appointment-request";

/**
 * Writes into the appointment form. A message that the visitor has begun is left alone.
 * @param visit name of a visit, as the form offers it.
 */
export function writeAppointment({ visit, message }: { visit?: string; message?: string }) {
  const form = document.getElementById(APPOINTMENT_FORM);
  if (!(form instanceof HTMLFormElement)) return;
  const subject = form.elements.namedItem("subject");
  if (visit !== undefined && subject instanceof HTMLSelectElement) writeField(subject, visit);
  const text = form.elements.namedItem("message");
  if (message !== undefined && text instanceof HTMLTextAreaElement) suggestText(text, message);
}
