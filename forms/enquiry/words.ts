/* Writing to the right one of us, by topic. */

export const received = "Your message is with us.";
export const youHear = "You will have a reply within two working days.";
export const mailFollows = "You will get an email to confirm that it arrived.";
export const chooseTopic = "Choose a topic.";

/* Mail: for the owner */
export const ownerSubject = "{topic}: {name}";
export const ownerText =
  "Someone wrote to you and chose the topic below. Reply to this email to answer them.";

/* Mail: for the visitor */
export const visitorSubject = "Your message has arrived";
export const visitorText =
  "We have passed your message to the right person. We will reply to this address within two working days.";
