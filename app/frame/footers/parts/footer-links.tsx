import { clsx } from "clsx";
import type { LinkGroup } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";

const looks = {
  /** Title above, links under each other. */
  column: { list: "grid gap-1", link: "text-small text-soft" },
  /** In one line that wraps; the title is read out only. */
  row: { list: "flex flex-wrap gap-x-6 gap-y-1", link: "text-small" },
  /** In one centred line, as large as a heading. */
  display: {
    list: "flex flex-wrap justify-center gap-x-10 gap-y-2",
    link: "display text-display-4",
  },
} as const;

interface FooterLinksProps {
  group: LinkGroup;
  look?: keyof typeof looks;
  className?: string;
}

/** One group of footer links. */
export function FooterLinks({ group, look = "column", className }: FooterLinksProps) {
  const { list, link } = looks[look];
  return (
    <nav aria-label={group.title} className={className}>
      {look === "column" && <p className="mb-4 text-small font-semibold">{group.title}</p>}
      <ul className={list}>
        {group.links.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              className={clsx(
                "inline-block py-1 wrap-anywhere transition hover:text-ink hover:underline hover:underline-offset-4",
                link,
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
