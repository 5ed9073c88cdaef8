// @chunk drawing
import type { ComponentProps } from "react";

/**
 * A drawing from a file of symbols in `public/drawings` (`/drawings/kindling.svg#icon-spark`). Its colours are the skin's, because
 * custom properties reach into it, and no page's script or HTML carries its outlines. Decorative: say what matters in text.
 */
export function Drawing({
  href,
  ...props
}: { href: string } & Omit<ComponentProps<"svg">, "href">) {
  return (
    <svg aria-hidden {...props}>
      <use href={href} />
    </svg>
  );
}
