import * as styles from "./search-palette.module.css";
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { isComposing } from "#app/lib/is-composing.ts";
import { setModal } from "#app/lib/layout-store.ts";
import { usePressBeside } from "#app/lib/use-press-beside.ts";
import { useGoTo } from "#app/engine/use-go-to.ts";
import { rovingIndex, verticalKeys } from "#app/lib/roving-index.ts";
import { fill } from "#shared/words.ts";
import { MarkedText } from "../marked-text.tsx";
import { searchPath } from "#content/addresses.ts";
import { byKind, countOf, type Found } from "../search-results.ts";
import { useSearch } from "../use-search.ts";
import * as words from "../words.ts";

/** Of each kind at most this many are offered; the search page has all. */
const OF_A_KIND = 4;

/**
 * Search over the page: a field and the list of what it finds (combobox pattern: the focus stays in the field, arrows choose, Enter
 * goes, Escape closes and gives the focus back).
 */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const beside = usePressBeside();
  const goTo = useGoTo();
  const { query, found, setQuery } = useSearch();
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    dialog.current?.showModal();
    setModal(id, true);
    return () => setModal(id);
  }, [id]);

  const groups = byKind(found?.results ?? []).map((group) => ({
    ...group,
    results: group.results.slice(0, OF_A_KIND),
  }));
  const paths = groups.flatMap((group) => group.results.map(({ path }) => path));
  // The last one always leads to the page with all results.
  if (query) paths.push(searchPath(query));
  const optionId = (path: string) => `${id}-${paths.indexOf(path)}`;

  function go(path: string | undefined) {
    if (!path) return;
    dialog.current?.close();
    void goTo(path);
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      // Before the answer is there, the search page has it.
      go(found ? paths[chosen] : query && searchPath(query));
      return;
    }
    // Home and End belong to the field.
    const next = event.key.startsWith("Arrow")
      ? rovingIndex(event, chosen, paths.length, verticalKeys)
      : null;
    if (next === null || paths.length === 0) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
  }

  const option = (path: string) => ({
    id: optionId(path),
    role: "option",
    "aria-selected": paths[chosen] === path,
    onClick: () => go(path),
    onPointerMove: () => setChosen(paths.indexOf(path)),
    className: clsx(styles.option, paths[chosen] === path && styles.optionChosen),
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes; keys have Escape
    <dialog
      ref={dialog}
      aria-label={words.searchThisSite}
      className={styles.palette}
      onClose={onClose}
      {...beside}
    >
      <div className={styles.paletteField}>
        <Icon name="search" className="size-5" />
        <input
          role="combobox"
          aria-label={words.searchThisSite}
          aria-expanded={paths.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={paths.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.lookingFor}
          onChange={({ target }) => {
            setQuery(target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon name="x" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.searchResults}
        className={styles.list}
      >
        {groups.map(({ kind, label, results }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.kind}>
              {label}
            </p>
            {results.map(({ path, title, excerpt }) => (
              <div key={path} {...option(path)}>
                <p className="font-semibold">
                  <MarkedText parts={title} />
                </p>
                <p className={styles.excerpt}>
                  <MarkedText parts={excerpt} />
                </p>
              </div>
            ))}
          </div>
        ))}
        {query && (
          <div {...option(searchPath(query))}>
            <p>{fill(words.allResultsFor, { query })}</p>
          </div>
        )}
      </div>
      <p role="status" className={styles.note}>
        {noteOf(query, found)}
      </p>
    </dialog>
  );
}

function noteOf(query: string, found: Found | null | undefined): string {
  if (!query) return words.paletteHelp;
  if (found === undefined) return words.searching;
  if (found === null) return words.unavailable;
  return found.total === 0 ? words.noResults : countOf(found);
}
