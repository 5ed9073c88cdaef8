import { subjects } from "virtual:subjects";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "../words.ts";

/** The subjects of the posts in a footer, as the index of a paper. */
export function FooterSubjects({ className }: { className?: string }) {
  return (
    <nav aria-label={words.topics} className={className}>
      <ul className="columns-2 gap-x-8">
        {subjects.map(({ label, href }, index) => (
          <li
            key={href}
            className="flex break-inside-avoid items-baseline gap-3 border-b border-line"
          >
            <span aria-hidden className="text-label text-soft tabular-nums">
              {index + 1}
            </span>
            <Link
              href={href}
              className="display block min-w-0 flex-1 py-2.5 text-display-4 hover:underline hover:decoration-1 hover:underline-offset-6"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
