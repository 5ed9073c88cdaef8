import { Fragment } from "react";
import { data } from "react-router";
import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { categoryPath } from "#content/post-pages.ts";
import { subjectsWithCounts } from "../lists/blog-sidebar.server.ts";
import { blogTrail } from "../blog-trail.ts";
import { GridList } from "../lists/grid-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PictureTitle } from "../post/picture-title.tsx";
import { SubjectIndex } from "../lists/subject-index.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/category.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

/** The posts of one category (specification, point 2); an unknown one is 404. */
export function loader({ url, params }: Route.LoaderArgs) {
  const category = postCategories.find((name) => name === params.category);
  if (!category) throw data(null, { status: 404 });
  const { title, intro, img } = categoryNotes[category];
  return {
    title: { heading: title, intro, picture: img },
    list: postList(url, {
      blogType: "category",
      perPage: 9,
      where: (post) => post.category.includes(category),
    }),
    others: subjectsWithCounts().filter(({ href }) => href !== categoryPath(category)),
  };
}

export default function CategoryRoute({
  loaderData: { title, list, others },
}: Route.ComponentProps) {
  return (
    <Fragment key={list.path}>
      <PictureTitle {...title} trail={blogTrail} />
      <PostListBand list={list} withFilter={false}>
        {(posts) => <GridList posts={posts} priority={false} />}
      </PostListBand>
      <SubjectIndex heading={words.otherTopics} subjects={others} />
    </Fragment>
  );
}
