/* What comments on posts say, and the pages where the owner decides about them. */

export { searchWritings as searchComments } from "#shared/back-office/words.ts";
export {
  comments as commentList,
  reviewComment,
  commentApproved,
  commentRejected,
} from "#shared/comments/words.ts";
export { deadLink } from "#shared/forms/words.ts";

/* Comments below a post */
export const noComments = "No comments yet";
export const comments = "1 comment | {count} comments";
export const earlierComments =
  "The newest are shown here; 1 earlier comment is not. | The newest are shown here; {count} earlier comments are not.";
export const sample = "sample";

/* Writing one */
export const leaveComment = "Leave a comment";
export const reviewedFirst =
  "Comments are reviewed before they appear here. Your email address is only used to reply to you.";
export const writeComment = "Write a comment";
export const yourComment = "Your comment";
export const submitComment = "Submit comment";

/* Deciding about one */
export const deadLinkText = "Comments are reviewed within {time}. After that they stay hidden.";
export const onPost = "On {post}";
export const approve = "Approve";
export const reject = "Reject";

/* In the back office */
export const commentsAppear = "No comments yet. New comments wait here for your approval.";
export const pending = "Pending";
export const approved = "Approved";
export const rejected = "Rejected";
/** Heard after the button that decides. */
export const commentBy = "(comment by {name})";
