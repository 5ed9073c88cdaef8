import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For routes whose data does not depend on the query (`export { keepOnQueryChange as shouldRevalidate }`): another view of the same page
 * asks the server for nothing. What a form changed is asked for as ever, and another page of a list has a title of its own.
 */
export function keepOnQueryChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherView =
    !formMethod &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get("page") === nextUrl.searchParams.get("page");
  return isOtherView ? false : defaultShouldRevalidate;
}

/** Whether the page on screen needs nothing of the server for another view of it. To be asked with the path as the browser has it. */
export function isKeptOnQuery(pathname: string): boolean {
  const state = window.__reactRouterDataRouter?.state;
  return (
    state?.location.pathname === pathname &&
    state.matches.at(-1)?.route.shouldRevalidate === keepOnQueryChange
  );
}
