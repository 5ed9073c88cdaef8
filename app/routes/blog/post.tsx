import { data } from "react-router";
import { findContentPage } from "#content/content-pages.ts";
import { pagePath } from "#app/lib/page-path.ts";
import { postPage } from "#app/features/blog/post-page.server.ts";
import type { Route } from "./+types/post.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/layouts/page-error-boundary.tsx";

/** A post in one of its nine presentations (specification, point 2); unknown types and ids are 404. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  if (!findContentPage(pagePath(url.pathname))) throw data(null, { status: 404 });
  return postPage(Number(params.id), context);
}

export default function PostRoute({ loaderData: { post } }: Route.ComponentProps) {
  return <h1>{post.title}</h1>;
}
