import "./footer-reveal.css";
import type { FocusEvent } from "react";

/**
 * What a footer needs that is revealed from under the page: `<footer {...footerReveal}>`, without a class of its own. A footer still
 * covered counts as visible for the browser, which would leave a link focused by keys behind the page; so the page moves on.
 */
export const footerReveal = {
  className: "footer-reveal",
  onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const fits = currentTarget.offsetHeight <= window.innerHeight;
    if (fits && target.matches(":focus-visible"))
      window.scrollTo({ top: document.documentElement.scrollHeight });
  },
};
