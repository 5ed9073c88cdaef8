import { blogTitles } from "#content/blog-titles.ts";
import { BlogSidebar } from "#app/features/blog/lists/blog-sidebar.tsx";
import { blogSidebar } from "#app/features/blog/lists/blog-sidebar.server.ts";
import { blogTrail } from "#app/features/blog/blog-trail.ts";
import { WidgetList } from "#app/features/blog/lists/widget-list.tsx";
import { PostListBand } from "#app/features/blog/lists/post-list-band.tsx";
import { postList } from "#app/features/blog/lists/post-list.server.ts";
import { SearchForm } from "#app/features/search/site-search/site-search.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import * as words from "#app/features/blog/words.ts";
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
      <PostListBand
        list={list}
        aside={
          <BlogSidebar
            search={<SearchForm label={words.searchPosts} className="[&_input]:text-ellipsis" />}
            data={sidebar}
          />
        }
      >
        {(posts) => <WidgetList posts={posts} />}
      </PostListBand>
    </>
  );
}
