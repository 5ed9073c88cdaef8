import * as styles from "./filter-links.module.css";
import { clsx } from "clsx";
import { filterSubjects } from "#content/filter-subjects.ts";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "#app/elements/words.ts";

/** The key that shows everything (specification, point 3). */
export const EVERYTHING = "*";

export interface FilterOption {
  key: string;
  title: string;
}

/** The site's filter options, in its words (specification, point 3). */
export const filterOptions: readonly FilterOption[] = [
  { key: EVERYTHING, title: words.everything },
  ...filterSubjects,
];

interface FilterLinksProps {
  /** What is filtered: "Filter posts". */
  label: string;
  options: readonly FilterOption[];
  /** Key of the one that is active; `*` shows everything. */
  active: string;
  /** Address of the page. The choice stands behind it as `?filter=KEY`; everything has no query. */
  path: string;
  /** Address of a choice, where the page's addresses carry more than that. */
  hrefOf?: (key: string) => string;
  className?: string;
}

/**
 * Filter of a list or grid: one option is always active (specification, point 4). The options are links to views of the same page, so
 * the choice has an address, Back undoes it, and it works without script.
 */
export function FilterLinks({
  label,
  options,
  active,
  path,
  hrefOf = (key) => (key === EVERYTHING ? path : `${path}?filter=${encodeURIComponent(key)}`),
  className,
}: FilterLinksProps) {
  return (
    <nav aria-label={label} className={clsx(styles.links, className)}>
      <ul>
        {options.map(({ key, title }) => (
          <li key={key}>
            <Link href={hrefOf(key)} inPlace aria-current={key === active ? "true" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filter that an address names; everything when it names none or one that does not exist. */
export function activeFilter(
  search: URLSearchParams,
  options: readonly FilterOption[] = filterOptions,
): string {
  const named = search.get("filter");
  return options.find(({ key }) => key === named)?.key ?? EVERYTHING;
}
