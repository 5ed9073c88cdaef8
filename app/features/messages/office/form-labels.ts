/** What the forms of the site are called where their messages are read. */
const labels: Record<string, string> = {
  contact: "Contact",
  enquiry: "Enquiry",
  booking: "Appointment request",
  reservation: "Table request",
  "account-interest": "Account request",
};

/** A form of yours that is not named above goes by its own name. */
export function formLabel(form: string): string {
  return labels[form] ?? form;
}

/** `preferredDate` → "Preferred date", as the field's label may have said. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, " $1")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
