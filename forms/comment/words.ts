/* Commenting on a post. */

export { reviewComment } from "#shared/comments/words.ts";

export const thanks = "Thank you for your comment.";
export const emailNotPublished = "Email (not published)";
export const appears = "It appears here once it has been approved, usually within a day.";
export const unknownPost = "This post does not exist.";

/* Mail: for the owner */
export const mailSubject = "Comment by {name} on “{post}”";
export const mailText =
  "Someone commented on a post. The comment appears only if you approve it. The link below works for {time}.";
export const post = "Post";
export const comment = "Comment";
