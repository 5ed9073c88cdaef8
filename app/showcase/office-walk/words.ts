/* The walk through the back office. */

export const label = "The back office";
export const title = "The back office: a walk behind the counter";
export const description =
  "What you work with when the site is yours: orders, stock, messages, comments, and what is kept about a person, in pictures of the real thing.";
export const heading = "Behind the counter";
export const intro =
  "Every site of this template has a back office at /admin: small, quick, and there for the half hour in which a shop is run. These are pictures of it at work, in your colour scheme and at the size of your screen. The customers are invented.";
export const steps = "Steps of the walk";
export const keys = "Keys";

export const endHeading = "Yours opens with a link";
export const endText =
  "Name your address in ADMIN_EMAILS when you start the server. The back office then mails you a link; there is no password to choose, lose or leak, and every sign-in is in the log.";
export const guide = "How to run it";
export const get = "Get the template";

export const teaserHeading = "And somebody has to pack the parcels";
export const teaserText =
  "Orders, stock, messages, comments and subscribers have a back office with keys for everything. It works on a phone and without script, and tells people what is kept about them.";
export const teaserAction = "Walk through the back office";
