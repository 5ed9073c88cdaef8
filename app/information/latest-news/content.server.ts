import { BLOG } from "#content/addresses.ts";
import { latestPosts, posts } from "#content/blog.ts";
import { subjectsWithCounts } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";

/** As many as the front page has room for: the lead, four and two beside it, four along the foot, six in brief. */
const ON_THE_PAGE = 17;

const words = {
  name: "Latest news",
  motto: "Nine founders, no advertisements",
  archive: { label: "Everything we have written", href: BLOG },
  inside: "Inside, by subject",
  letter: {
    heading: "Delivered, as papers used to be",
    text: "The month’s posts in one letter, on the first Monday. Nobody folds it for you.",
  },
};

/** The paper of the day on which the newest post came out. Its number is that of the posts; before the first one there is no lead. */
export function frontPage() {
  const [lead = null, ...others] = latestPosts({ limit: ON_THE_PAGE }).map(listedPost);
  return { ...words, number: posts.length, lead, others, subjects: subjectsWithCounts() };
}
