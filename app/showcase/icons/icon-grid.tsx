import * as styles from "./icons.module.css";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { gridIndex, horizontalKeys } from "#app/lib/roving-index.ts";
import type { IconData, IconSetFacts } from "./icon-data.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

interface IconGridProps {
  names: readonly string[];
  loaded: ReadonlyMap<string, IconData>;
  facts: IconSetFacts;
  chosen: string | null;
  onChoose: (name: string) => void;
  /** Told which icons are about to be seen. */
  onShow: (names: readonly string[]) => void;
}

/**
 * Icons by name in a grid of which only the rows in the window exist. One stop for Tab; arrows, Home and End move between the
 * icons, Enter chooses one.
 */
export function IconGrid({ names, loaded, facts, chosen, onChoose, onShow }: IconGridProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const focusNext = useRef(false);
  const rows = useVisibleRows(ref, names.length);
  const start = rows ? rows.first * rows.columns : 0;
  const end = rows ? rows.last * rows.columns : names.length;
  const shown = names.slice(start, end);
  const active = Math.min(current, Math.max(0, names.length - 1));
  // The way in by Tab: the icon that had the focus last, or, with its row out of the window, one that is there.
  const entrance = active >= start && active < end ? active : start;

  const shownKey = shown.join(" ");
  useEffect(() => {
    if (shownKey) onShow(shownKey.split(" "));
  }, [shownKey, onShow]);

  // In the same moment as the key: the next one may already be on its way.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    const button = ref.current?.querySelector<HTMLElement>(
      `[aria-posinset="${active + 1}"] > button`,
    );
    if (!button) return;
    focusNext.current = false;
    button.focus();
  });

  function move(event: KeyboardEvent) {
    const next = gridIndex(
      event,
      active,
      names.length,
      rows?.columns ?? 1,
      horizontalKeys(event.currentTarget),
    );
    if (next === null || !ref.current) return;
    event.preventDefault();
    focusNext.current = true;
    setCurrent(next);
    // The row may not exist yet: brought into the window it will.
    if (rows)
      bringIntoView(ref.current, Math.floor(next / rows.columns) * rows.rowHeight, rows.rowHeight);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition to the buttons inside
    <ul
      ref={ref}
      aria-label="Icons"
      className={styles.grid}
      onKeyDown={move}
      style={
        rows
          ? {
              paddingBlockStart: rows.first * rows.rowHeight,
              paddingBlockEnd:
                Math.max(0, Math.ceil(names.length / rows.columns) - rows.last) * rows.rowHeight,
            }
          : undefined
      }
    >
      {shown.map((name, offset) => {
        const icon = loaded.get(name);
        const index = start + offset;
        return (
          <li key={name} aria-setsize={names.length} aria-posinset={index + 1}>
            <button
              type="button"
              tabIndex={index === entrance ? 0 : -1}
              aria-pressed={name === chosen}
              onFocus={() => setCurrent(index)}
              onClick={() => onChoose(name)}
              className={styles.cell}
            >
              <svg
                aria-hidden
                viewBox={icon?.[2] ?? facts.viewBox}
                dangerouslySetInnerHTML={{ __html: icon?.[1] ?? "" }}
              />
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function bringIntoView(grid: HTMLElement, rowTop: number, rowHeight: number): void {
  const top = grid.getBoundingClientRect().top + rowTop;
  const margin = rowHeight;
  if (top < margin * 2) window.scrollBy({ top: top - margin * 2, behavior: "instant" });
  else if (top + rowHeight > window.innerHeight - margin * 2)
    window.scrollBy({
      top: top + rowHeight - window.innerHeight + margin * 2,
      behavior: "instant",
    });
}
