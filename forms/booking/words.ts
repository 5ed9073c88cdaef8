/* Booking a first conversation. */

export const sent =
  "Your request is with us. An email with the topic and time is on its way to you.";

/* What is wrong with a field */
export const chooseTopic = "Choose a topic.";
export const chooseTime = "Choose a time.";
export const validDate = "Enter a valid date.";
export const datePassed = "This date has passed. Choose a later one.";
export const dateTooFar = "Choose a date within {months} months.";
export const weekdaysOnly = "Choose a day from Monday to Friday.";
export const timePassed = "This time has passed. Choose a later one.";

/* Mails */
export const when = "{day}, {time} ({zone})";
export const preferredTime = "Preferred time";

/* Mail: for the owner */
export const ownerSubject = "First conversation: {name}, {when}";
export const ownerText =
  "Someone asked for a first conversation. Reply to this email to answer them.";
export const company = "Company";

/* Mail: for the visitor */
export const visitorSubject = "We received your request for a first conversation";
export const visitorText =
  "Thank you for your request. We will write to you within two working days to agree a time.";
