import * as styles from "./demo-overview.module.css";
import { type FormEvent, type RefObject, useId, useRef } from "react";
import { TEMPLATE } from "#content/addresses.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { wordMatcher } from "#app/lib/plain-words.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { useKeptQuery } from "#app/lib/use-kept-query.ts";
import { Section } from "#app/sections/section.tsx";
import { type Asked, QUERY_LIMIT } from "../../asked.ts";
import { Thumbnail } from "../../thumbnail.tsx";

interface DemoCardProps {
  href: string;
  /** Whose page it is, and what is said of it. */
  name: string;
  line: string;
  text: string;
  trade: string;
  /** What visitors can do there that owners ask for. */
  shows: readonly string[];
}

interface DemoOverviewProps {
  id: string;
  heading: string;
  intro: string;
  field: { label: string; placeholder: string };
  filter: { legend: string; everything: string };
  /** What can be chosen. */
  features: readonly string[];
  /** Home pages by kind; `words` is what one is also found by. */
  groups: readonly { title: string; cards: readonly (DemoCardProps & { words: string })[] }[];
  asked: Asked;
}

/**
 * All home pages with a thumbnail each, by kind of business, to be found by trade, by any word of theirs and by what they have. In place with
 * script, by the server without; the choice stands in the address.
 */
export function DemoOverview({
  id,
  heading,
  intro,
  field,
  filter,
  features,
  groups,
  asked,
}: DemoOverviewProps) {
  const [query, setQuery] = useKeptQuery("q", asked.query);
  const [feature, setFeature] = useKeptQuery("has", asked.feature);
  const form = useRef<HTMLFormElement>(null);
  const holds = wordMatcher(query);
  const all = groups.flatMap(({ cards }) => cards);
  const matches = ({ name, line, text, words, shows }: (typeof all)[number]) =>
    (!feature || shows.includes(feature)) && holds(`${name} ${line} ${text} ${words}`);
  const found = all.filter(matches).length;

  function showAll() {
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      if (input.type === "search") input.value = "";
      else input.checked = input.value === "";
    }
    setQuery("");
    setFeature("");
  }

  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h2 id={`${id}-heading`} className="display text-display-1 lg:col-span-7">
          {heading}
        </h2>
        <p className="max-w-text text-soft lg:col-span-5">{intro}</p>
      </div>
      <DemoSearch
        form={form}
        target={id}
        field={field}
        filter={filter}
        features={features}
        query={query}
        feature={feature}
        onQuery={setQuery}
        onFeature={setFeature}
        status={
          found === all.length ? `${found} home pages` : `${found} of ${all.length} home pages`
        }
      />
      {groups.map(({ title, cards }) => {
        const fitting = cards.filter(matches);
        return (
          <div key={title} hidden={fitting.length === 0} className="mt-14 lg:mt-20">
            <h3 className="flex items-baseline justify-between gap-6 border-t border-edge pt-4 text-small">
              <span className="font-semibold">{title}</span>
              <span className="text-soft tabular-nums">{fitting.length}</span>
            </h3>
            <ul className={styles.overviewGrid}>
              {cards.map(({ words: _words, ...card }) => (
                <li
                  key={card.href}
                  id={card.href.slice(1)}
                  hidden={!fitting.some(({ href }) => href === card.href)}
                >
                  <DemoCard {...card} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {found === 0 && (
        <p className="mt-14 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-edge pt-8">
          <span className="display text-display-3">No home page fits. Another word may.</span>
          <TextLink href={`${TEMPLATE}#${id}`} onClick={showAll}>
            Show all {all.length}
          </TextLink>
        </p>
      )}
    </Section>
  );
}

interface DemoSearchProps extends Pick<DemoOverviewProps, "field" | "filter" | "features"> {
  form: RefObject<HTMLFormElement | null>;
  /** Id of the overview. */
  target: string;
  query: string;
  feature: string;
  onQuery: (query: string) => void;
  onFeature: (feature: string) => void;
  status: string;
}

function DemoSearch({
  form,
  target,
  field,
  filter,
  features,
  query,
  feature,
  onQuery,
  onFeature,
  status,
}: DemoSearchProps) {
  const id = useId();

  function read() {
    const data = new FormData(form.current ?? undefined);
    const said = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    if (said("q") !== query) onQuery(said("q"));
    if (said("has") !== feature) onFeature(said("has"));
  }
  useFirstRead(form, read);

  function stay(event: FormEvent) {
    event.preventDefault();
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={field.label}
      action={`${TEMPLATE}#${target}`}
      onSubmit={stay}
      onInput={read}
      className="mt-10 grid grid-cols-1 gap-x-8 gap-y-6 lg:mt-14 lg:grid-cols-12 lg:items-end"
    >
      <div className="grid gap-2 lg:col-span-5">
        <label htmlFor={id} className="text-small font-semibold">
          {field.label}
        </label>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5"
          />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={QUERY_LIMIT}
            placeholder={field.placeholder}
            autoComplete="off"
            className="field ps-11!"
          />
        </div>
      </div>
      <fieldset className="lg:col-span-5">
        <legend className="text-small font-semibold">{filter.legend}</legend>
        <div className={styles.chips}>
          {["", ...features].map((value) => (
            <label key={value} className={styles.chip}>
              <input
                type="radio"
                name="has"
                value={value}
                defaultChecked={value === feature}
                className="sr-only"
              />
              {value || filter.everything}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-2 lg:justify-end">
        <button
          type="submit"
          className="without-script min-h-10 border border-edge px-4 text-small font-semibold"
        >
          Search
        </button>
        <p role="status" className="py-2 text-small text-soft tabular-nums">
          {status}
        </p>
      </div>
    </form>
  );
}

function DemoCard({ href, name, line, text, trade, shows }: DemoCardProps) {
  return (
    <Link href={href} className={styles.card}>
      <span data-after-paint className={styles.cardFrame}>
        <Thumbnail
          name={href.replace("/home-", "")}
          sizes="(min-width: 36rem) 20rem, calc(40vw - 1.5rem)"
          lazy
        />
      </span>
      <span className={styles.about}>
        <span className="text-small text-soft">
          {[trade, ...shows.map((feature) => feature.toLowerCase())].join(", ")}
        </span>
        <span className={`${styles.name} display text-display-4`}>{name}</span>
        <span className={`${styles.line} max-sm:text-small`}>{line}</span>
        <span className={`${styles.text} text-small text-soft`}>{text}</span>
      </span>
    </Link>
  );
}
