import * as styles from "./breadcrumbs.module.css";
import { use } from "react";
import type { NavigationLink } from "#content/navigation.ts";
import { SampleContext } from "#app/lib/sample-context.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import { JsonLd } from "#app/engine/structured-data.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

interface BreadcrumbsProps {
  /** The pages above this one, from the front page down. */
  trail: readonly NavigationLink[];
  /** What this page is called at the end of the trail. */
  current: string;
  className?: string;
}

/** Where this page stands in the site, for readers and (as a BreadcrumbList) for search engines. One on a page. */
export function Breadcrumbs({ trail, current, className }: BreadcrumbsProps) {
  const isSample = use(SampleContext);
  return (
    <nav
      aria-label={isSample ? fill(words.breadcrumbOf, { page: current }) : words.breadcrumb}
      className={className}
    >
      <ol className={styles.breadcrumbs}>
        {trail.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      {!isSample && <BreadcrumbList trail={trail} current={current} />}
    </nav>
  );
}

/** Addresses are absolute; the last entry needs none, being the page itself. */
function BreadcrumbList({ trail, current }: Pick<BreadcrumbsProps, "trail" | "current">) {
  const { publicUrl } = useSiteData();
  const items = [
    ...trail.map(({ label, href }) => ({ name: label, item: `${publicUrl}${href}` })),
    { name: current },
  ];
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: items.map((item, index) => ({
          "@type": "ListItem",
          position: index + 1,
          ...item,
        })),
      }}
    />
  );
}
