/* Commenting on a post. */

export const thanks = "Thank you for your comment.";
export const appears = "It appears here once it has been approved.";
export const unknownPost = "This post does not exist.";
