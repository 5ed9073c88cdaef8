import { site } from "#content/site.ts";
import { Link } from "#app/elements/link.tsx";
import { SiteMark } from "#app/elements/site-mark.tsx";

/** The owner's mark, linked to the front page (specification, point 2). */
export function FooterHome() {
  return (
    <Link href="/" className="flex min-h-11 w-fit items-center gap-2.5">
      <SiteMark />
      <span className="sr-only">{site.name}, home</span>
    </Link>
  );
}
