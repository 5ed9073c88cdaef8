import type { FormDefinition } from "./use-form.ts";

/** Joining the e-mail list. */
export const subscribeForm: FormDefinition = {
  name: "subscribe",
  schema: () => import("#shared/forms/subscribe.ts").then(({ subscribe }) => subscribe),
};

/** Asking for a first conversation (consulting home). */
export const bookingForm: FormDefinition = {
  name: "booking",
  schema: () => import("#shared/forms/booking.ts").then(({ booking }) => booking),
};

/** Writing to the site's owner. */
export const contactForm: FormDefinition = {
  name: "contact",
  schema: () => import("#shared/forms/contact.ts").then(({ contact }) => contact),
};

/** Writing to the right one of us. */
export const enquiryForm: FormDefinition = {
  name: "enquiry",
  schema: () => import("#shared/forms/enquiry.ts").then(({ enquiry }) => enquiry),
};

/** Asking to open an account (finance home). */
export const accountInterestForm: FormDefinition = {
  name: "account-interest",
  schema: () =>
    import("#shared/forms/account-interest.ts").then(({ accountInterest }) => accountInterest),
};

/** Asking for a table (restaurant home). */
export const reservationForm: FormDefinition = {
  name: "reservation",
  schema: () => import("#shared/forms/reservation.ts").then(({ reservation }) => reservation),
};

/** Commenting on a post. */
export const commentForm: FormDefinition = {
  name: "comment",
  schema: () => import("#shared/forms/comment.ts").then(({ comment }) => comment),
};
