import "./icons.module.css";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { IconGrid } from "./icon-grid.tsx";
import { IconTray } from "./icon-tray.tsx";
import { type IconData, iconMatcher, type IconSetFacts } from "./icon-data.ts";
import { useIconSet } from "./use-icon-set.ts";

const count = new Intl.NumberFormat("en-GB");

interface IconBrowserProps {
  facts: IconSetFacts;
  /** The part that came with the page, counted from 1, and how many there are. */
  page: number;
  pages: number;
  icons: readonly IconData[];
}

/**
 * A whole icon set: search as you type, a grid, and a tray with the chosen icon to copy. The page comes with one part; the other
 * parts are links without script and arrive by themselves with it.
 */
export function IconBrowser({ facts, page, pages, icons }: IconBrowserProps) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const { names, loaded, failed, wantNames, want } = useIconSet(facts, icons, page);
  const deferred = useDeferredValue(query.trim());
  const end = useRef<HTMLDivElement>(null);

  const ownNames = useMemo(() => icons.map(([name]) => name), [icons]);
  // On the first page the whole set follows; another page was asked for by its number and stays as it is.
  const all = names !== null && (deferred !== "" || page === 1) ? names : ownNames;
  const found = useMemo(
    () => (deferred === "" ? all : all.filter(iconMatcher(deferred))),
    [all, deferred],
  );
  const isWhole = all.length === facts.total;

  useEffect(() => {
    const element = end.current;
    if (!element || page !== 1) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wantNames();
      },
      { rootMargin: "1000px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [page, wantNames]);

  return (
    <div className="border-t border-line">
      <IconSearch
        query={query}
        onChange={setQuery}
        onWant={wantNames}
        status={
          failed
            ? "Some icons could not be loaded. Scroll or type to try again."
            : deferred === ""
              ? `${count.format(facts.total)} icons`
              : isWhole
                ? `${count.format(found.length)} of ${count.format(facts.total)} icons`
                : "Searching"
        }
      />
      {/* Of a part of the set nothing is known of the rest. */}
      {found.length === 0 && isWhole && (
        <p className="border-t border-line py-16 display text-display-3">
          No icons match “{deferred}”.
        </p>
      )}
      <IconGrid
        names={found}
        loaded={loaded}
        facts={facts}
        chosen={chosen}
        onChoose={setChosen}
        onShow={want}
      />
      <IconTray icon={chosen === null ? undefined : loaded.get(chosen)} facts={facts} />
      <div ref={end} />
      {!(isWhole && deferred === "") && pages > 1 && <IconPages page={page} pages={pages} />}
    </div>
  );
}

function IconSearch({
  query,
  status,
  onChange,
  onWant,
}: {
  query: string;
  status: string;
  onChange: (query: string) => void;
  onWant: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useFirstRead(field, (input) => {
    if (input.value || input === document.activeElement) onWant();
    onChange(input.value);
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
      <div className="needs-script relative w-full max-w-96">
        <label htmlFor={id} className="sr-only">
          Search icons
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5"
        />
        <input
          ref={field}
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          placeholder="arrow left, house, calendar"
          onFocus={onWant}
          onChange={(event) => {
            onWant();
            onChange(event.target.value);
          }}
          className="field ps-11!"
        />
      </div>
      <p role="status" className="text-small text-soft tabular-nums">
        {status}
      </p>
      <p data-no-print className="without-script text-small text-soft">
        Search and copying need JavaScript; each name is the icon’s name in its package.
      </p>
    </div>
  );
}

function IconPages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Pages of icons" className="py-8">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            {/* A full load: with script the icons come by scrolling. */}
            <a
              href={number === 1 ? "?" : `?page=${number}`}
              aria-current={number === page ? "page" : undefined}
              className="grid size-11 place-items-center rounded-control border border-line text-small tabular-nums transition hover:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="sr-only">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
