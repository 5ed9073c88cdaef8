/* Joining the email list. */

/** The specification's words, point 8. */
export const sent = "Your message has been sent successfully subscribed to our email list!";
export const linkSent = "We have sent you a link to confirm your address.";
