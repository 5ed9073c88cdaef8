import { clsx } from "clsx";
import { Link } from "#app/elements/actions/link.tsx";
import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import { useBusiness } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";
import { useCurrentYear } from "./use-current-year.ts";

/**
 * The copyright line with the current year and the credit link (specification, point 2), and between them what the law wants a business to
 * say. An invented one says here that it is. Its parts stand apart instead of having dots between them, one of which would hang at a line's end.
 */
export function Colophon({ className }: { className?: string }) {
  const year = useCurrentYear();
  const { name, legal = [], isDemo } = useBusiness();
  return (
    <p className={clsx("flex flex-wrap items-baseline gap-x-6", className)}>
      <span suppressHydrationWarning>{fill(words.copyright, { year, name })}</span>{" "}
      {legal.map((line) => (
        <span key={line}>{line} </span>
      ))}
      {site.credit && (
        <Link
          href={site.credit.href}
          className="inline-block py-1 underline underline-offset-4 hover:text-ink"
        >
          {fill(isDemo ? words.demoOf : words.madeWith, { credit: site.credit.label })}
        </Link>
      )}
    </p>
  );
}
