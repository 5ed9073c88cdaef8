import { clsx } from "clsx";
import type { NavigationLink } from "#content/navigation.ts";
import * as words from "#app/frame/words.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** The sections of the page as a row of links; the one on screen is marked. */
export function SectionBar({
  sections,
  className,
}: {
  sections: readonly NavigationLink[];
  className?: string;
}) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={words.sections} className={clsx("min-w-0", className)}>
      {/* Long names take a second line. */}
      <ul className="flex flex-wrap items-center gap-x-1">
        {sections.map(({ label, href }) => {
          const isCurrent = href === current;
          return (
            <li key={href}>
              <a
                href={href}
                aria-current={isCurrent ? "location" : undefined}
                className={clsx(
                  "relative inline-flex min-h-11 items-center px-3.5 text-small font-medium transition after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.5 after:origin-[0_50%] after:bg-brand-ink after:transition hover:text-brand-ink",
                  isCurrent ? "text-brand-ink" : "after:scale-x-0",
                )}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
