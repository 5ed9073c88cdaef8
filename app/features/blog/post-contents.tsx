import { clsx } from "clsx";
import type { Heading } from "#content/post-fields.ts";

/** The table of contents of a post. A text with fewer than two headings needs none. */
export function PostContents({ toc, className }: { toc: readonly Heading[]; className?: string }) {
  if (toc.length < 2) return null;
  return (
    <nav aria-label="In this post" className={className}>
      <p className="text-small font-semibold">In this post</p>
      <ol className="mt-3 grid gap-1 border-s border-line">
        {toc.map(({ id, title, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={clsx(
                "-ms-px block border-s border-transparent py-1 text-small text-soft transition hover:border-brand hover:text-ink",
                level === 2 ? "ps-4" : "ps-8",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
