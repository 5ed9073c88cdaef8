/* What is said of comments in browsers, mails and the back office alike. */

export const comments = "Comments";
export const reviewComment = "Review comment";
export const commentApproved = "Comment approved";
export const commentRejected = "Comment rejected";
