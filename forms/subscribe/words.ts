/* Joining the email list. */

/** The specification's words, point 8. */
export const sent = "Your message has been sent successfully subscribed to our email list!";
