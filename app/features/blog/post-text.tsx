import "./post-text.css";
import { clsx } from "clsx";
import { useLinksInside } from "#app/elements/link.tsx";

/** The text of a post: HTML made from checked Markdown, which holds no other markup. Its links inside the site are the site's links. */
export function PostText({ html, className }: { html: string; className?: string }) {
  const links = useLinksInside();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers serve the links inside
    <div
      {...links}
      className={clsx("post-text", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
