import { TEMPLATE } from "#content/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Icon } from "#app/elements/media/icon.tsx";

interface DemosBandProps {
  before: string;
  /** Reads on from `before` where there is room. */
  after: string;
  link: string;
  /** Number of home pages that exist. */
  count: number;
}

/** A slim band like the paper strip around a journal: says what this page is part of, and leads to the overview of all demos. */
export function DemosBand({ before, after, link, count }: DemosBandProps) {
  return (
    <aside
      id="demos"
      data-tone="brand"
      aria-label={link}
      className="scheme-light scroll-mt-(--header-cover) text-small"
    >
      <Link
        href={`${TEMPLATE}#demos`}
        className="group mx-auto flex min-h-14 max-w-wide flex-wrap items-center justify-between gap-x-6 px-gutter py-3"
      >
        <span>
          {before}
          <span className="max-sm:hidden">{after}</span>
        </span>
        <span className="flex items-center gap-2.5 font-semibold underline decoration-1 underline-offset-5 group-hover:decoration-2">
          {link}
          <span className="tabular-nums">({count})</span>
          <Icon
            name="arrow-right"
            className="size-4 transition group-hover:translate-x-1 rtl:rotate-180"
          />
        </span>
      </Link>
    </aside>
  );
}
