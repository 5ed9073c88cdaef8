/* What forms of several kinds say, and the pages that links in mails lead to. */

/* Any field (the first two: specification, point 5) */
export const fieldRequired = "Field is required.";
export const invalidEmail = "Invalid email.";
export const tooLong = "Use at most {limit} characters.";

/* A password */
export const passwordTooShort = "Use at least {least} characters; a sentence is fine.";
export const passwordTooCommon = "This password is too common. Choose one that is harder to guess.";
export const passwordIsAddress = "Your password cannot be your email address.";

/* Days and times */
export const validDate = "Enter a valid date.";
export const datePassed = "This date has passed. Choose a later one.";
export const dateTooFar = "Choose a date within {months} months.";
export const chooseTime = "Choose a time.";
export const timePassed = "This time has passed. Choose a later one.";

/* A link in a mail */
export const deadLink = "This link no longer works.";
/** How long it works: of several kinds of links. */
export const forMinutes = "{count} minute | {count} minutes";
export const forHours = "{count} hour | {count} hours";
export const forDays = "{count} day | {count} days";

/* What was sent */
export const chooseTopic = "Choose a topic.";
export const messageReceived = "Your message is with us.";
export const requestReceived = "Your request is with us.";
export const mailFollows = "You will get an email to confirm that it arrived.";
/** Of that mail. */
export const messageSubject = "Your message has arrived";
