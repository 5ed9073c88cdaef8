import { SearchBar, SearchForm } from "#app/features/search/site-search/site-search.tsx";
import type { BarToolProps, SearchFormProps, SlotOf } from "./contract.ts";

/** The search in a header's bar. */
export const searchBars: SlotOf<BarToolProps> = [SearchBar];

/** The same as a form in menus and pages. */
export const searchForms: SlotOf<SearchFormProps> = [SearchForm];
