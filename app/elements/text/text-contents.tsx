import { clsx } from "clsx";
import type { Heading } from "#content/post-fields.ts";
import { Icon } from "#app/elements/media/icon.tsx";

interface TextContentsProps {
  /** Above the list: “In this post”. */
  label: string;
  toc: readonly Heading[];
  className?: string;
}

/**
 * The table of contents of a text: stays beside it on wide screens, folds into one line above it on others. A text with fewer than two
 * headings needs none.
 */
export function TextContents({ label, toc, className }: TextContentsProps) {
  if (toc.length < 2) return null;
  return (
    <nav
      aria-label={label}
      className={clsx("lg:sticky lg:top-[calc(var(--header-cover)+2rem)] lg:self-start", className)}
    >
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-small font-semibold">
          {label}
          <Icon name="chevron-down" className="size-4 transition group-open:rotate-180" />
        </summary>
        <ContentsLinks toc={toc} className="mb-4" />
      </details>
      <div className="hidden lg:block">
        <p className="text-small font-semibold">{label}</p>
        <ContentsLinks toc={toc} className="mt-3" />
      </div>
    </nav>
  );
}

function ContentsLinks({ toc, className }: { toc: readonly Heading[]; className: string }) {
  return (
    <ol className={clsx("grid gap-1 border-s border-line", className)}>
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
  );
}
