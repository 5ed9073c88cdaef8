import * as styles from "./catalogue-filters.module.css";
import { type ReactNode, useRef } from "react";
import { catalogueFields as field, catalogueSearch } from "../catalogue-filter.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import * as words from "../../words.ts";
import type { CatalogueView } from "../catalogue-view.server.ts";
import { PriceField } from "../price-field.tsx";
import type { CatalogueForm } from "../use-catalogue-form.ts";
import { Choice } from "./choice.tsx";

/** Links fields that stand elsewhere (the sort) to the form. */
export const FILTER_FORM = "filters";
const PANEL = styles.panel;

const places = {
  /** Beside the list on wide screens, at the start or the end of the line; a panel below 992 px. */
  start: `${styles.panel} ${styles.panelBeside}`,
  end: `${styles.panel} ${styles.panelBeside} ${styles.panelEnd}`,
  /** A panel at every width. */
  panel: `${styles.panel} ${styles.panelEnd}`,
} as const;

/** The last of the filters, right before the link that clears them. */
const toLastFilter = focusWhenGone(() =>
  document.querySelector(`#${FILTER_FORM} [name=${field.inStock}]`),
);

export type FilterPlace = keyof typeof places;

interface FiltersProps {
  view: CatalogueView;
  form: CatalogueForm;
  place: FilterPlace;
}

/**
 * The filters of a list of articles: one GET form. Where there is no room beside the list it is a native popover, which opens, closes
 * and gives the focus back without script.
 */
export function CatalogueFilters({ view, form, place }: FiltersProps) {
  const { path, categories, colours, sizes, inStock, prices } = view;
  const { query, unread, apply } = form;
  const fields = useRef<HTMLFormElement>(null);
  useFirstRead(fields, (typed) => {
    // A price that is still being typed counts when its field is left, and the rest with it.
    if (!document.activeElement?.matches(`#${FILTER_FORM} [inputmode]`)) apply(typed);
  });
  return (
    <div id={PANEL} popover="auto" className={places[place]}>
      <div className={styles.panelHead}>
        <p className="display text-display-4">{words.filters}</p>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className={styles.panelClose}
        >
          <Icon name="x" className="size-5" />
          <span className="sr-only">{words.closeFilters}</span>
        </button>
      </div>
      <form
        ref={fields}
        id={FILTER_FORM}
        method="get"
        action={path}
        aria-label={words.filters}
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <FilterGroup title={words.category}>
          <ul>
            {[{ value: "", label: words.all, count: null }, ...categories].map((choice) => (
              <li key={choice.value}>
                <Choice
                  type="radio"
                  name={field.category}
                  choice={choice}
                  isChosen={(query.category ?? "") === choice.value}
                  apply={apply}
                />
              </li>
            ))}
          </ul>
        </FilterGroup>
        <FilterGroup title={fill(words.priceIn, { currency: prices.sign })}>
          <div className="grid grid-cols-2 gap-3">
            <PriceField
              name={field.minPrice}
              label={words.priceFrom}
              units={query.minPrice}
              example={prices.lowest}
              unread={unread[field.minPrice]}
              apply={apply}
            />
            <PriceField
              name={field.maxPrice}
              label={words.priceTo}
              units={query.maxPrice}
              example={prices.highest}
              unread={unread[field.maxPrice]}
              apply={apply}
            />
          </div>
        </FilterGroup>
        {colours.length > 0 && (
          <FilterGroup title={words.colour}>
            <ul className={styles.colours}>
              {colours.map((choice) => (
                <li key={choice.value}>
                  <Choice
                    type="checkbox"
                    name={field.colour}
                    choice={choice}
                    isChosen={query.colours.some((id) => id === choice.value)}
                    apply={apply}
                  />
                </li>
              ))}
            </ul>
          </FilterGroup>
        )}
        {sizes.length > 0 && (
          <FilterGroup title={words.size}>
            <ul className={styles.sizes}>
              {sizes.map((choice) => (
                <li key={choice.value}>
                  <Choice
                    type="checkbox"
                    name={field.size}
                    choice={choice}
                    isChosen={query.sizes.some((size) => size === choice.value)}
                    apply={apply}
                  />
                </li>
              ))}
            </ul>
          </FilterGroup>
        )}
        <FilterGroup title={words.availability}>
          <Choice
            type="checkbox"
            name={field.inStock}
            choice={{ value: "in", label: words.inStockOnly, count: inStock }}
            isChosen={query.inStock}
            apply={apply}
          />
        </FilterGroup>
        <div className={styles.foot}>
          <Button type="submit" className="without-script">
            {words.showResults}
          </Button>
          <span className={styles.done}>
            <Button popoverTarget={PANEL} popoverTargetAction="hide">
              {counted(words.showProducts, view.total)}
            </Button>
          </span>
          {countFilters(view) > 0 && (
            <Link ref={toLastFilter} href={path} inPlace className={styles.clear}>
              {words.clearFilters}
            </Link>
          )}
        </div>
      </form>
    </div>
  );
}

/** Opens the filters where they are a panel; says how many are set. */
export function FilterTrigger({ view, place }: Pick<FiltersProps, "view" | "place">) {
  const count = countFilters(view);
  return (
    <button
      type="button"
      popoverTarget={PANEL}
      data-no-print
      className={place === "panel" ? styles.trigger : `${styles.trigger} lg:hidden!`}
    >
      <Icon name="sliders-horizontal" className="size-4.5" />
      {words.filters}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="sr-only"> {words.activeAfterCount}</span>
        </span>
      )}
    </button>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
function countFilters({ query }: CatalogueView): number {
  const { category, colours, sizes, minPrice, maxPrice, inStock } = query;
  const single = [category !== null, minPrice !== null || maxPrice !== null, inStock];
  return single.filter(Boolean).length + colours.length + sizes.length;
}

/** Address of a page of the list as it is filtered now. */
export function catalogueHref({ path, query }: CatalogueView, page: number): string {
  return `${path}${catalogueSearch({ ...query, page })}`;
}
