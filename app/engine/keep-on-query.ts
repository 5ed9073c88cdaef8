import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For routes whose data does not depend on the query (`export { keepOnQueryChange as shouldRevalidate }`): another view of the same page
 * asks the server for nothing. What a form changed is asked for as ever.
 */
export function keepOnQueryChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherView =
    !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherView ? false : defaultShouldRevalidate;
}
