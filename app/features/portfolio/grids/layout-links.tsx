import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";
import type { GridLink } from "./grids.server.ts";
import * as words from "../words.ts";

/** The way to the same projects in other tiles and other layouts. */
export function LayoutLinks({
  groups,
}: {
  groups: readonly { title: string; links: readonly GridLink[] }[];
}) {
  return (
    <Section width="wide" space="tight" aria-label={words.otherLayouts}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 border-t border-line pt-8 lg:grid-cols-2">
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-small text-soft">{title}</p>
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {links.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={isCurrent ? "page" : undefined}
                    className="inline-block py-1.5 font-semibold decoration-2 underline-offset-6 hover:underline aria-[current]:text-brand-ink aria-[current]:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </Section>
  );
}
