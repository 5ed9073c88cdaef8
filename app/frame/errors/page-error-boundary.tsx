// @chunk not-found
import { isRouteErrorResponse, useRouteError } from "react-router";
import { NothingThere } from "./nothing-there.tsx";

/**
 * For routes with a parameter: what does not exist gets the 404 page inside the route's own frame; every other error goes up to the root.
 * `export { PageErrorBoundary as ErrorBoundary } from "./page-error-boundary.tsx";`
 */
export function PageErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NothingThere />;
  throw error;
}
