/* What the blog says around its posts. Headings and intros of its pages lie with the pages. */

/* The way here */
export const home = "Home";
export const blog = "Blog";

/* Lists of posts */
export const posts = "Posts";
export const postCount = "1 post | {count} posts";
/** Heard after a number that stands before it. */
export const postsAfterCount = "post | posts";
export const pageOfPosts = "{posts}, page {page} of {pageCount}";
export const shownPosts = "{shown} of 1 post | {shown} of {count} posts";
export const pagesOfPosts = "Pages of posts";
export const filterPosts = "Filter posts";
export const noPosts = "No posts found.";
export const noPostsText = "No post in this list has the topic you chose.";
export const noPostsYet = "No posts yet.";
export const noPostsYetText = "Nothing has been written for this list so far.";
export const showAll = "Show all posts";
export const loadMore = "Load more posts";
export const loadingMore = "Loading more posts";
export const backToFirstPage = "Back to the first page";
export const otherTopics = "Other topics";

/* What a list says of a post */
export const readingTime = "{minutes} min read";
export const atHost = "at {host}";
export const lengthAndAuthor = "1 word, by {author} | {count} words, by {author}";
export const video = "Video: {title}";
export const audio = "Audio: {title}";

/* Beside a list */
export const sidebar = "Blog sidebar";
export const search = "Search";
export const searchPosts = "Search posts and pages";
export const topics = "Topics";
export const mostLiked = "Most liked";
/** Heard after a number that stands before it. */
export const likesAfterCount = "like | likes";
export const authors = "Authors";
export const tags = "Tags";
export const subscribe = "Subscribe to the blog";

/* Facts of a post */
export const writtenBy = "Written by";
export const published = "Published";
export const length = "Length";
export const wordsAndMinutes = "{words}, {minutes}";
export const wordCount = "1 word | {count} words";
export const minuteCount = "1 minute | {count} minutes";
export const filedUnder = "Filed under";
export const comments = "Comments";

/* An author */
export const aboutAuthor = "About {name}";
export const postsBy = "Posts by {name}";
/** For search engines. */
export const everythingBy =
  "Everything that {name} has written for this site: {subject}. Newest first, with reading times.";
export const allPostsBy = "All posts by {name}";
export const role = "Role";
export const totalReadingTime = "Reading time";
export const likes = "Likes";

/* Around the text of a post */
export const inThisPost = "In this post";
export const picturesOf = "Pictures of {title}";
export const pictureCount = "1 picture | {count} pictures";
export const transcript = "Transcript";
export const likeThisPost = "Like this post:";
export const likeCount = "1 like | {count} likes";
export const otherPosts = "Other posts";
export const previousPost = "Previous post";
export const nextPost = "Next post";
export const readNext = "Read next";

/* Sharing */
export const shareThisPost = "Share this post";
export const share = "Share";
export const email = "Email";
export const copyLink = "Copy link";
export const linkCopied = "Link copied.";
export const linkNotCopied = "The link could not be copied. Copy it from the address bar.";

/* What script leaves in a browser, as the privacy policy says it */
export const storedLikes = "which posts you like; we are not told";
export const storedLikesEnds = "When you remove the like, or clear it";
