import type { MouseEvent } from "react";
import { isPlainClick } from "#app/elements/actions/link.tsx";

/**
 * Whether a press follows a link of the site. What was opened to find it has done its part then: open, it would lie over the page's notices,
 * such as that the next one cannot be loaded.
 */
export function followsLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link?.origin === window.location.origin && isPlainClick(event);
}
