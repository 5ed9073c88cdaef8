import type { NavigationLink } from "#content/navigation.ts";
import { Link } from "./link.tsx";

interface LinkIndexProps {
  label: string;
  links: readonly NavigationLink[];
  className?: string;
}

/** Links as the numbered index of a paper, in two columns. */
export function LinkIndex({ label, links, className }: LinkIndexProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="columns-2 gap-x-8">
        {links.map((link, index) => (
          <li
            key={link.href}
            className="flex break-inside-avoid items-baseline gap-3 border-b border-line"
          >
            <span aria-hidden className="text-label text-soft tabular-nums">
              {index + 1}
            </span>
            <Link
              href={link.href}
              className="display block min-w-0 flex-1 py-2.5 text-display-4 hover:underline hover:decoration-1 hover:underline-offset-6"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
