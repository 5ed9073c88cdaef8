import { clsx } from "clsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/frame/words.ts";
import type { HeaderData } from "../header-contract.tsx";

/** The mark of the business, linked to the front page (specification, point 2). */
export function HeaderHome({
  brand,
  brandName,
  className,
}: Pick<HeaderData, "brand" | "brandName"> & { className?: string }) {
  return (
    <Link
      href="/"
      className={clsx("flex min-h-11 min-w-0 items-center gap-2.5 overflow-hidden", className)}
    >
      {brand}
      <span className="sr-only">{fill(words.home, { name: brandName })}</span>
    </Link>
  );
}
