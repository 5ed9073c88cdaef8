/* Commenting on a post. */

export const thanks = "Thank you for your comment.";
export const emailNotPublished = "Email (not published)";
export const appears = "It appears here once it has been approved, usually within a day.";
export const unknownPost = "This post does not exist.";
