import { Link } from "#app/elements/actions/link.tsx";
import type { ShowcaseData } from "./showcase-data.server.ts";

/** The way to the pages before and after this one. */
export function Neighbours({
  group,
  previous,
  next,
}: Pick<ShowcaseData, "group" | "previous" | "next">) {
  return (
    <nav aria-label={`More: ${group}`} className="border-t border-line">
      <div className="mx-auto grid max-w-wide px-gutter sm:grid-cols-2">
        {[
          { label: "Previous", link: previous },
          { label: "Next", link: next },
        ].map(({ label, link }) =>
          link ? (
            <Link
              key={label}
              href={link.href}
              className="group grid gap-1 py-8 last:border-t last:border-line sm:last:border-s sm:last:border-t-0 sm:last:ps-10 lg:py-12"
            >
              <span className="text-small text-soft">{label}</span>
              <span className="display text-display-3 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-6">
                {link.label}
              </span>
            </Link>
          ) : null,
        )}
      </div>
    </nav>
  );
}
