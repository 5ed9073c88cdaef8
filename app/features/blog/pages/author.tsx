import { Fragment } from "react";
import { data } from "react-router";
import { posts } from "#content/blog.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { team } from "#content/team.ts";
import { blogTrail } from "../blog-trail.ts";
import { CleanList } from "../lists/clean-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PortraitTitle } from "#app/sections/page-titles/portrait-title/portrait-title.tsx";
import { counted } from "#shared/counted.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/author.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

/** The posts of one author (specification, point 2); an unknown one is 404. */
export function loader({ url, params }: Route.LoaderArgs) {
  const author = team.find(({ slug }) => slug === params.author);
  if (!author) throw data(null, { status: 404 });
  const { id, name, designation, description, img } = author;
  const own = posts.filter((post) => post.author.id === id);
  const sumOf = (field: "readingTime" | "likes") =>
    own.reduce((total, post) => total + post[field], 0);
  const likes = sumOf("likes");
  return {
    title: {
      name,
      picture: img,
      intro: description,
      facts: [
        { term: words.role, detail: designation },
        { term: words.posts, detail: String(own.length) },
        { term: words.totalReadingTime, detail: counted(words.minuteCount, sumOf("readingTime")) },
        ...(likes > 0 ? [{ term: words.likes, detail: formatNumber(likes) }] : []),
      ],
    },
    list: postList(url, { perPage: 12, where: (post) => post.author.id === id }),
  };
}

export default function AuthorRoute({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <Fragment key={list.path}>
      <PortraitTitle {...title} trail={blogTrail} />
      <PostListBand list={list}>{(posts) => <CleanList posts={posts} />}</PostListBand>
    </Fragment>
  );
}
