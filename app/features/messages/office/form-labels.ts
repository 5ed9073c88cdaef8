import * as words from "../words.ts";

/** What the forms of the site are called where their messages are read. */
const labels: Record<string, string> = {
  contact: words.contact,
  enquiry: words.enquiry,
  booking: words.appointmentRequest,
  reservation: words.tableRequest,
  "account-interest": words.accountRequest,
};

/** A form of yours that is not named above goes by its own name. */
export function formLabel(form: string): string {
  return labels[form] ?? form;
}
