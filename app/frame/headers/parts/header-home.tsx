import { clsx } from "clsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import { useBusiness } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";

/** The mark of the business, linked to the front page (specification, point 2). */
export function HeaderHome({ className }: { className?: string }) {
  const { mark, name } = useBusiness();
  return (
    <Link
      href="/"
      className={clsx(
        "flex min-h-11 min-w-0 items-center gap-2.5 overflow-hidden *:min-w-0",
        className,
      )}
    >
      {mark}
      <span className="sr-only">{fill(words.home, { name })}</span>
    </Link>
  );
}
