import { data, type RouterContextProvider } from "react-router";
import { ifThere, searchPath } from "#content/addresses.ts";
import { neighboursOf, type Post, postNamed, relatedPosts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { postText } from "#content/post-texts.ts";
import { categoryPath, postOnPage } from "#content/post-pages.ts";
import { teamMember } from "#content/team.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { commentSources } from "#app/slots/post-comments.server.ts";
import { blogTrail } from "../blog-trail.ts";

const RELATED = 3;

/**
 * Everything that the page of a post shows; which post, its address says. `mediaOf` chooses what this look shows beside the text
 * (`post-media.server.ts`).
 * @throws a 404 answer when there is no such post.
 */
export async function presentedPost<Media>(
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
  mediaOf: (post: Post) => Media,
) {
  const post = postNamed(postOnPage(pagePath(url.pathname)) ?? {});
  const author = post && teamMember(post.author.id);
  if (!post || !author) throw data(null, { status: 404 });
  const categories = post.category.map((name) => ({
    label: categoryNotes[name].title,
    href: categoryPath(name),
  }));
  const { newer, older } = neighboursOf(post);
  const found = await Promise.all(commentSources.map((find) => find(post, context)));
  return {
    post: { ...post, ...postText(post) },
    /** The pages above this one. */
    trail: [...blogTrail, ...categories.slice(0, 1)],
    categories,
    /** The search reads tags; without one they are words. */
    tags: post.tags.map((tag) => ({
      label: tag,
      href: ifThere(searchPath(tag)),
    })),
    media: mediaOf(post),
    author: {
      name: author.name,
      slug: author.slug,
      img: author.img,
      description: author.description,
      designation: author.designation,
    },
    related: relatedPosts(post, RELATED).map(relatedPost),
    newer: newer && asLink(newer),
    older: older && asLink(older),
    comments: found.flatMap(({ comments }) => comments),
    earlierComments: found.reduce((sum, { earlier }) => sum + earlier, 0),
  };
}

function asLink({ title, path }: Post) {
  return { title, path };
}

/** What is shown of a post to read next, and no more. */
function relatedPost({ id, href, title, date, readingTime, img }: Post) {
  return { id, href, title, date, readingTime, img };
}
