import "#app/elements/motion/in-place.css";
import * as styles from "./catalogue-list.module.css";
import type { ReactNode } from "react";
import { catalogueFields, catalogueSearch, catalogueSorts } from "../catalogue-filter.ts";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Pagination } from "#app/elements/actions/pagination/pagination.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import {
  CatalogueFilters,
  catalogueHref,
  FILTER_FORM,
  type FilterPlace,
  FilterTrigger,
} from "../catalogue-filters/catalogue-filters.tsx";
import * as words from "../../words.ts";
import type { CatalogueView } from "../catalogue-view.server.ts";
import { ProductCard } from "../product-card/product-card.tsx";
import { type CatalogueForm, useCatalogueForm } from "../use-catalogue-form.ts";

const LIST = "articles";
const toHeading = focusWhenGone(() => document.getElementById(`${LIST}-heading`));

const frames = {
  start: `${styles.catalogue} ${styles.start}`,
  end: `${styles.catalogue} ${styles.end}`,
  panel: styles.catalogue,
} as const satisfies Record<FilterPlace, string>;

/** Width of a card's picture, for the choice of file. */
const sizes = {
  start: "(min-width: 62rem) 24vw, (min-width: 48rem) 30vw, 46vw",
  end: "(min-width: 62rem) 24vw, (min-width: 48rem) 30vw, 46vw",
  panel: "(min-width: 48rem) 23vw, 46vw",
} as const satisfies Record<FilterPlace, string>;

interface CatalogueListProps {
  view: CatalogueView;
  /** Where the filters stand. With `panel` the list has four columns, else three. */
  filters: FilterPlace;
  /** Takes four places among the articles of the first page, while nothing is filtered. */
  feature?: ReactNode;
}

/**
 * A list of articles with its filters, its order and its pages. All of it stands in the address, works without script, and with script
 * articles that stay move to their new places.
 */
export function CatalogueList({ view, filters: place, feature }: CatalogueListProps) {
  // An export has the list of each department and its pages as files, and nobody who could answer a filter.
  const filters = import.meta.env.IS_EXPORT ? "panel" : place;
  const { path, products, total, page, pages, query } = view;
  const form = useCatalogueForm(view);
  const search = catalogueSearch({ ...query, page: 1 });
  useTurnedPage(LIST, { page, filter: search });
  return (
    <section
      id={LIST}
      aria-labelledby={`${LIST}-heading`}
      className="mx-auto w-full max-w-wide scroll-mt-4 px-gutter pb-normal"
    >
      <h2 id={`${LIST}-heading`} tabIndex={-1} className="sr-only">
        {words.products}
      </h2>
      <div className={styles.bar}>
        {!import.meta.env.IS_EXPORT && <FilterTrigger view={view} place={filters} />}
        <p role="status" className="text-small text-soft tabular-nums">
          {summary(view)}
        </p>
        {!import.meta.env.IS_EXPORT && <Sort form={form} />}
      </div>
      <div className={frames[filters]}>
        {!import.meta.env.IS_EXPORT && <CatalogueFilters view={view} form={form} place={filters} />}
        {total > 0 ? (
          <ul aria-label={words.products} className={styles.grid} data-rows>
            {feature && search === "" && page === 1 && (
              <li className={styles.feature} style={{ viewTransitionName: "catalogue-feature" }}>
                {feature}
              </li>
            )}
            {products.map((product, index) => (
              <li
                key={product.slug}
                id={product.slug}
                style={{ viewTransitionName: `product-${product.slug}` }}
              >
                <ProductCard
                  product={product}
                  sizes={sizes[filters]}
                  level={3}
                  priority={index < 2}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound path={path} />
        )}
      </div>
      <div className="mt-14 flex justify-center">
        <Pagination
          label={words.pagesOfProducts}
          page={page}
          pageCount={pages}
          hrefOf={(number) => `${catalogueHref(view, number)}#${LIST}`}
        />
      </div>
    </section>
  );
}

/** The order of the list: a field of the filters' form, wherever it stands. */
function Sort({ form: { query, apply } }: { form: CatalogueForm }) {
  return (
    <div data-no-print className={styles.sort}>
      <label htmlFor="catalogue-sort" className="text-small text-soft">
        {words.sortBy}
      </label>
      <select
        id="catalogue-sort"
        name={catalogueFields.sort}
        form={FILTER_FORM}
        value={query.sort}
        autoComplete="off"
        onChange={(event) => apply(event.currentTarget.form)}
        className="field field-select"
      >
        {Object.entries(catalogueSorts).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="submit"
        form={FILTER_FORM}
        className="without-script min-h-11 px-2 text-small underline underline-offset-4"
      >
        {words.apply}
      </button>
    </div>
  );
}

/** "27 products, page 2 of 3" */
function summary({ total, page, pages }: CatalogueView): string {
  const found = counted(words.productCount, total);
  return pages > 1
    ? fill(words.pageOfProducts, { products: found, page, pageCount: pages })
    : found;
}

function NothingFound({ path }: { path: string }) {
  return (
    <div className="grid content-start justify-items-start gap-5 border-t border-line pt-12">
      <p className="display text-display-3">{words.nothingFound}</p>
      <p className="max-w-text text-soft">{words.nothingFoundText}</p>
      <ButtonLink ref={toHeading} href={path} inPlace tone="quiet">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}
