import { clsx } from "clsx";
import { type ReactNode, use } from "react";
import type { NavigationLink } from "#content/navigation.ts";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { SampleContext } from "#app/lib/sample-context.ts";

/** What every page title says, however it is drawn. */
export interface PageTitleContent {
  heading: string;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** The pages above this one, from the front page down. Without it the band has no breadcrumbs. */
  trail?: readonly NavigationLink[] | undefined;
  /** A shorter name for the end of the trail; the heading when left out. */
  crumb?: string | undefined;
}

/** The page's `h1`; in a sample inside another page an `h3`, because that page has its own. */
export function TitleHeading({ className, children }: { className: string; children: ReactNode }) {
  const Heading = use(SampleContext) ? "h3" : "h1";
  return <Heading className={clsx("display min-w-0", className)}>{children}</Heading>;
}

/** The breadcrumbs of a title band, where it has any. */
export function TitleTrail({
  trail,
  crumb,
  heading,
  className,
}: Pick<PageTitleContent, "trail" | "crumb" | "heading"> & { className?: string }) {
  if (!trail) return null;
  return <Breadcrumbs trail={trail} current={crumb ?? heading} className={className} />;
}
