import { useCallback, useState } from "react";
import { useGoTo } from "#app/engine/use-go-to.ts";
import {
  catalogueFields,
  type CatalogueQuery,
  catalogueSearch,
  readCatalogueQuery,
  type UnreadPrices,
  unreadPrices,
} from "./catalogue-filter.ts";
import type { CatalogueView } from "./catalogue-view.server.ts";

export interface CatalogueForm {
  /** What the fields show: the choices made, also while the list for them is still on its way. */
  query: CatalogueQuery;
  unread: UnreadPrices;
  /** Shows the list for what the form now says. To be called at every change, and when the page comes alive. */
  apply: (form: HTMLFormElement | null) => void;
}

/**
 * The filters of a list as a form: without script it is sent to the list's own address by its button, with script each change shows
 * another view of the same page, so that Back undoes it.
 */
export function useCatalogueForm({
  path,
  query,
  unread,
  categories,
  colours,
  sizes,
}: CatalogueView) {
  const goTo = useGoTo();
  const shown = catalogueSearch(query);
  const [draft, setDraft] = useState({ of: shown, query, unread });
  if (draft.of !== shown) setDraft({ of: shown, query, unread });

  const apply = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const fields = [...new FormData(form)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]);
      const parameters = new URLSearchParams(fields);
      // The form has no other choices than the list it stands beside.
      const wanted = readCatalogueQuery(parameters, {
        categories: categories.map(({ value }) => value),
        colours: colours.map(({ value }) => value),
        sizes: sizes.map(({ value }) => value),
      });
      const typed = unreadPrices(parameters);
      const search = catalogueSearch(wanted);
      const isNews = search !== catalogueSearch({ ...draft.query, page: 1 });
      if (!isNews && isSame(typed, draft.unread)) return;
      setDraft({ of: shown, query: wanted, unread: typed });
      if (isNews) void goTo(`${path}${search}`, { preventScrollReset: true, viewTransition: true });
    },
    [draft, goTo, path, shown, categories, colours, sizes],
  );

  return { query: draft.query, unread: draft.unread, apply } satisfies CatalogueForm;
}

function isSame(one: UnreadPrices, other: UnreadPrices): boolean {
  return Object.values(catalogueFields).every((name) => one[name] === other[name]);
}
