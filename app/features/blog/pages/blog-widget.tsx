import { blogTitles } from "#content/blog-titles.ts";
import { BlogSidebar } from "../lists/blog-sidebar.tsx";
import { blogSidebar } from "../lists/blog-sidebar.server.ts";
import { blogTrail } from "../blog-trail.ts";
import { WidgetList } from "../lists/widget-list.tsx";
import { PostListBand } from "../lists/post-list-band.tsx";
import { postList } from "../lists/post-list.server.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import type { Route } from "./+types/blog-widget.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: blogTitles.widget,
    list: postList(url, { blogType: "widget", perPage: 10 }),
    sidebar: blogSidebar(),
  };
}

export default function BlogWidget({ loaderData: { title, list, sidebar } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} ground="night" trail={blogTrail} crumb="Widget" />
      <PostListBand list={list} aside={<BlogSidebar data={sidebar} />}>
        {(posts) => <WidgetList posts={posts} />}
      </PostListBand>
    </>
  );
}
