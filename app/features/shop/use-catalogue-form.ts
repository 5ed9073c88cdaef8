import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import {
  type CatalogueQuery,
  catalogueSearch,
  readCatalogueQuery,
} from "#shared/shop/catalogue-filter.ts";
import type { CatalogueView } from "./catalogue-view.server.ts";

export interface CatalogueForm {
  /** What the fields show: the choices made, also while the list for them is still on its way. */
  query: CatalogueQuery;
  /** Shows the list for what the form now says. To be called at every change. */
  apply: (form: HTMLFormElement | null) => void;
}

/**
 * The filters of a list as a form: without script it is sent to the list's own address by its button, with script each change shows
 * another view of the same page, so that Back undoes it.
 */
export function useCatalogueForm({ path, query }: Pick<CatalogueView, "path" | "query">) {
  const navigate = useNavigate();
  const shown = catalogueSearch(query);
  const [draft, setDraft] = useState({ of: shown, query });
  if (draft.of !== shown) setDraft({ of: shown, query });

  const apply = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const fields = [...new FormData(form)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]);
      const wanted = readCatalogueQuery(new URLSearchParams(fields));
      setDraft({ of: shown, query: wanted });
      const search = catalogueSearch(wanted);
      if (search !== catalogueSearch({ ...draft.query, page: 1 }))
        void navigate(`${path}${search}`, { preventScrollReset: true, viewTransition: true });
    },
    [draft.query, navigate, path, shown],
  );

  return { query: draft.query, apply } satisfies CatalogueForm;
}
