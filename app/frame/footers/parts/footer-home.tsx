import { clsx } from "clsx";
import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { SiteMark } from "#app/elements/text/site-mark.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/frame/words.ts";

/** The owner's mark, or the name in another drawing (`children`, unread), linked to the front page (specification, point 2). */
export function FooterHome({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <Link href="/" className={clsx("flex min-h-11 w-fit items-center gap-2.5", className)}>
      {children ? (
        <span aria-hidden className="min-w-0 flex-1">
          {children}
        </span>
      ) : (
        <SiteMark />
      )}
      <span className="sr-only">{fill(words.home, { name: site.name })}</span>
    </Link>
  );
}
