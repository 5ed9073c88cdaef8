import { clsx } from "clsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "../words.ts";

interface NavGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface DocumentNavProps {
  groups: readonly NavGroup[];
  /** Address of the entry that is open. */
  current: string;
  /** What is shown: the next document finds the list folded. */
  shown: string;
  className?: string;
}

/** The way to every guide: stays beside the text on wide screens, folds into one line above it on others. */
export function DocumentNav({ groups, current, shown, className }: DocumentNavProps) {
  return (
    <nav aria-label={words.allDocuments} className={className}>
      <details key={shown} className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-small font-semibold">
          {words.allDocuments}
          <Icon name="chevron-down" className="size-4 transition group-open:rotate-180" />
        </summary>
        <Groups groups={groups} current={current} className="pt-2 pb-6" />
      </details>
      <Groups groups={groups} current={current} className="hidden lg:grid" />
    </nav>
  );
}

function Groups({ groups, current, className }: Required<Omit<DocumentNavProps, "shown">>) {
  return (
    <div className={clsx("grid gap-7", className)}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="text-small font-semibold">{title}</p>
          <ul className="mt-1">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={href === current ? "page" : undefined}
                  className="block py-1 text-small text-soft hover:text-ink hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-brand-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
