/* What the server says about comments to whoever decides on them. The mail that brings one stands with the form (`forms/comment`). */

export { comments, commentApproved, commentRejected } from "#shared/comments/words.ts";

/* By the link in the mail */
export const approved = "Comment approved. It now appears below the post.";
export const rejected = "Comment rejected. It does not appear on the site.";
export const deadLink = "This link is no longer valid: it works for {time}.";

/* In the back office */
export const toReview = "comment to review | comments to review";
export const toReviewHint = "Hidden until you approve them";
export const updated = "Comment updated";
export const decision = "Decision";
export const approveOrReject = "Approve or reject the comment.";
export const gone = "This comment no longer exists.";
export const deletedPost = "Post {id} (deleted)";

/* In the audit log */
export const approval = "Comment: approved";
export const rejection = "Comment: rejected";

/* What is kept, as the privacy pages say it */
export const keptComments = "Comments on posts";
export const keptCommentsHolds =
  "Name, email address and text. The address is for our reply and is never shown.";
export const keptCommentsWhy =
  "A comment we approve stays below its post for as long as the post does, or until you ask us to remove it. One we reject, or never decide on, is deleted.";
export const keptCommentsUnit = "days";
export const keptCommentsEnds =
  "after we rejected it or deleted its post, or after it arrived if we have not decided on it";
