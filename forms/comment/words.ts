/* Commenting on a post. */

export { commentThanks as thanks, commentAppears as appears } from "#content/answers.ts";
export { reviewComment } from "#shared/comments/words.ts";

export const emailNotPublished = "Email (not published)";
export const unknownPost = "This post does not exist.";

/* Mail: for the owner */
export const mailSubject = "Comment by {name} on “{post}”";
export const mailText =
  "Someone commented on a post. The comment appears only if you approve it. The link below works for {time}.";
export const post = "Post";
export const comment = "Comment";
