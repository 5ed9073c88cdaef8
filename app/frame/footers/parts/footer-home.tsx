import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import { useBusiness } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";

/** The business's mark, or the name in another drawing (`children`, unread), linked to the front page (specification, point 2). */
export function FooterHome({ className, children }: { className?: string; children?: ReactNode }) {
  const { mark, name } = useBusiness();
  return (
    <Link href="/" className={clsx("flex min-h-11 w-fit items-center gap-2.5", className)}>
      {children ? (
        <span aria-hidden className="min-w-0 flex-1">
          {children}
        </span>
      ) : (
        mark
      )}
      <span className="sr-only">{fill(words.home, { name })}</span>
    </Link>
  );
}
