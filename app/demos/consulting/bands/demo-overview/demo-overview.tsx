import * as styles from "./demo-overview.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import type { LinkGroup, NavigationLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";

interface DemoOverviewProps {
  id: string;
  heading: string;
  intro: string;
  /** Home pages by kind; a card's thumbnail is `/demos/NAME.avif` for `/home-NAME`. */
  groups: readonly LinkGroup[];
}

/** All home pages with a thumbnail each, by kind of business. The search field filters them in place; without script all are shown. */
export function DemoOverview({ id, heading, intro, groups }: DemoOverviewProps) {
  const [query, setQuery] = useState("");
  const matches = matcher(query);
  const total = groups.flatMap(({ links }) => links).length;
  const found = groups.flatMap(({ title, links }) =>
    links.filter((link) => matches(link, title)),
  ).length;
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-text text-soft">{intro}</p>
        </div>
        <DemoSearch
          query={query}
          onChange={setQuery}
          status={query ? `${found} of ${total} pages` : `${total} home pages`}
        />
      </div>
      {groups.map(({ title, links }) => {
        const isEmpty = !links.some((link) => matches(link, title));
        return (
          <div key={title} hidden={isEmpty} className="mt-14 lg:mt-20">
            <h3 className="flex items-baseline justify-between gap-6 border-t border-edge pt-4 text-small">
              <span className="font-semibold">{title}</span>
              <span className="text-soft tabular-nums">{links.length}</span>
            </h3>
            <ul className={styles.overviewGrid}>
              {links.map((link) => (
                <li key={link.href} id={link.href.slice(1)} hidden={!matches(link, title)}>
                  <DemoCard {...link} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {found === 0 && (
        <p className="mt-14 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-edge pt-8">
          <span className="display text-display-3">No home pages match “{query}”.</span>
          <button
            type="button"
            onClick={() => setQuery("")}
            className="py-1 font-semibold underline decoration-1 underline-offset-5 hover:decoration-2"
          >
            Show all {total}
          </button>
        </p>
      )}
    </Section>
  );
}

function DemoSearch({
  query,
  onChange,
  status,
}: {
  query: string;
  onChange: (query: string) => void;
  status: string;
}) {
  const id = useId();
  return (
    <div className="grid gap-2 lg:col-span-4 lg:col-start-9">
      <div className="needs-script grid gap-2">
        <label htmlFor={id} className="text-small font-semibold">
          Find a home page
        </label>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5"
          />
          <input
            id={id}
            type="search"
            value={query}
            onChange={(event) => onChange(event.target.value)}
            placeholder="Restaurant, portfolio, shop"
            autoComplete="off"
            className="field ps-11!"
          />
        </div>
      </div>
      <p role="status" className="text-small text-soft tabular-nums">
        {status}
      </p>
    </div>
  );
}

function DemoCard({ label, href }: NavigationLink) {
  const { pathname } = useLocation();
  const name = href.replace("/home-", "");
  const isHere = pathname === href || (pathname === "/" && name === "consulting");
  return (
    <Link href={href} aria-current={isHere ? "page" : undefined} className={styles.card}>
      <span className={styles.cardFrame}>
        <img
          src={`/demos/${name}.avif`}
          width={640}
          height={400}
          alt=""
          loading="lazy"
          decoding="async"
          data-full-light
        />
      </span>
      <span className="flex items-baseline justify-between gap-4">
        <span className={`${styles.name} display text-display-4`}>{label}</span>
        {isHere && <span className="text-label text-soft">You are here</span>}
      </span>
    </Link>
  );
}

/** True for cards whose name or kind holds every word of the query. */
function matcher(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label }: NavigationLink, kind: string) =>
    words.every((word) => `${label} ${kind}`.toLowerCase().includes(word));
}
