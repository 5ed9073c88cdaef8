import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import * as words from "#app/frame/words.ts";
import { useCurrentYear } from "./use-current-year.ts";

/** The copyright line with the current year and the credit link (specification, point 2). */
export function Colophon({ className }: { className?: string }) {
  const year = useCurrentYear();
  return (
    <p className={className}>
      <span suppressHydrationWarning>{fill(words.copyright, { year, name: site.name })}</span>
      <span aria-hidden> · </span>
      <a
        href={site.credit.href}
        className="inline-block py-1 underline underline-offset-4 hover:text-ink"
      >
        {fill(words.madeWith, { credit: site.credit.label })}
      </a>
    </p>
  );
}
