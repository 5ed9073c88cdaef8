import type { LinkGroup } from "#content/navigation.ts";
import { Link } from "#app/elements/link.tsx";

/** One titled group of footer links. */
export function FooterLinks({ group }: { group: LinkGroup }) {
  return (
    <nav aria-label={group.title}>
      <p className="mb-4 text-small font-semibold">{group.title}</p>
      <ul className="grid gap-1">
        {group.links.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              className="inline-block py-1 text-small text-soft transition hover:text-ink hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
