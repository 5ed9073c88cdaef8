import type { MouseEvent } from "react";

/**
 * What a link to another view of its page (`?account=saver#open`) does when it is pressed: it changes one parameter, and the others stay as
 * the page has written them into the address by then. Without script it leads where it stands.
 * @param name of the parameter.
 */
export function changeOnly(name: string) {
  return ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = withOneChanged(link.href, name, window.location.search);
  };
}

/** The address `href` with one parameter of its own, and else with those of the query `present`. */
export function withOneChanged(href: string, name: string, present: string): string {
  const target = new URL(href);
  const query = new URLSearchParams(present);
  query.set(name, target.searchParams.get(name) ?? "");
  target.search = query.toString();
  return target.href;
}
