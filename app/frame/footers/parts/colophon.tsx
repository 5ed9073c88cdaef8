import { clsx } from "clsx";
import { Link } from "#app/elements/actions/link.tsx";
import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import { useBusiness } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";
import { useCurrentYear } from "./use-current-year.ts";

const dot = "·";

/**
 * The copyright line with the current year and the credit link (specification, point 2), and between them what the law wants a business to
 * say. An invented one says here that it is. Each part begins with a dot, which at the beginning of a line lies outside and is cut off.
 * @param isCentred where the lines have no common edge: no dots there.
 */
export function Colophon({ className, isCentred }: { className?: string; isCentred?: boolean }) {
  const year = useCurrentYear();
  const { name, legal = [], isDemo } = useBusiness();
  const parts = [
    <span key="name" suppressHydrationWarning>
      {fill(words.copyright, { year, name })}
    </span>,
    ...legal,
    site.credit && (
      <Link
        key="credit"
        href={site.credit.href}
        className="inline-block py-1 underline underline-offset-4 hover:text-ink"
      >
        {fill(isDemo ? words.demoOf : words.madeWith, { credit: site.credit.label })}
      </Link>
    ),
  ].filter(Boolean);
  return (
    <p className={clsx("overflow-clip [overflow-clip-margin:4px]", className)}>
      <span className={clsx("block", !isCentred && "-ms-4")}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order is all there is to them
          <span key={index} className={clsx("inline-block", isCentred && "px-4")}>
            {!isCentred && (
              <span aria-hidden className="inline-block size-4 text-center">
                {index > 0 && dot}
              </span>
            )}
            {part}{" "}
          </span>
        ))}
      </span>
    </p>
  );
}
