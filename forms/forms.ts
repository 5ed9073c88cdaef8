import { accountInterestForm } from "./account-interest/form.ts";
import { bookingForm } from "./booking/form.ts";
import { contactForm } from "./contact/form.ts";
import { enquiryForm } from "./enquiry/form.ts";
import { reservationForm } from "./reservation/form.ts";

/** The forms that write to the owner. Those of a feature are handed in by it. */
export const messageForms = [
  accountInterestForm,
  bookingForm,
  contactForm,
  enquiryForm,
  reservationForm,
] as const;
