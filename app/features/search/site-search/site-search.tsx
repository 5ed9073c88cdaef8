import * as styles from "./site-search.module.css";
import { useId } from "react";
import { SEARCH } from "#content/addresses.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import type { BarToolProps, SearchFormProps } from "#app/slots/contract.ts";
import * as words from "../words.ts";

/** The search bar: a plain form, answered by a page of the site. */
export function SearchForm({
  label = words.searchThisSite,
  query,
  autoFocus = false,
  className,
}: SearchFormProps & {
  /** What was searched last, to be changed. */
  query?: string;
  autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <form role="search" aria-label={label} action={SEARCH} className={className}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={styles.field}>
        <input
          ref={autoFocus ? markForFocus : undefined}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the bar opens because the visitor asked for it
          autoFocus={autoFocus}
          autoComplete="off"
          placeholder={words.search}
          className="field pe-14"
        />
        <button type="submit" className="absolute inset-y-0 end-0 grid w-12 place-items-center">
          <Icon name="search" className="size-[20px]" />
          <span className="sr-only">{words.search}</span>
        </button>
      </div>
    </form>
  );
}

/** React writes no `autofocus` in a browser, and a popover that opens gives the focus to what has it. */
function markForFocus(field: HTMLInputElement | null) {
  field?.setAttribute("autofocus", "");
}

/** The search bar behind its button: a popover across the window, so it also opens without script. */
export function SearchBar({ className }: BarToolProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        <Icon name="search" className="size-[20px]" />
        <span className="sr-only">{words.search}</span>
      </button>
      <div id={id} popover="auto" className={styles.bar}>
        <SearchForm autoFocus className="mx-auto max-w-text" />
      </div>
    </>
  );
}
