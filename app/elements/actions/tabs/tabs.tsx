import * as styles from "./tabs.module.css";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { horizontalKeys, rovingIndex, verticalKeys } from "#app/lib/roving-index.ts";
import { useHashTarget } from "#app/lib/use-hash-target.ts";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { Icon } from "#app/elements/media/icon.tsx";

const looks = {
  /** Few short labels in one control: a choice that changes what is shown below. */
  segmented: { list: styles.segmented, frame: "", panel: "pt-10" },
  /**
   * On a rule: the heads of one text. A page may set `--tabs-align`, `--tabs-gap`, `--tab-inset`, `--tab-weight` and
   * `--tab-tracking`.
   */
  underlined: { list: styles.underlined, frame: "", panel: "pt-8" },
  /** At the side, from a tablet's width on: many labels or long ones. */
  vertical: {
    list: styles.vertical,
    frame:
      "grid grid-cols-1 gap-x-[clamp(2rem,5vw,4.5rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
    panel: "pt-8 md:col-start-2 md:row-start-1 md:pt-2",
  },
  /** Cards with a sign each. */
  cards: { list: styles.cards, frame: "", panel: "pt-8" },
} as const;

interface TabsProps {
  /** Names the set for assistive technology. */
  label: string;
  tabs: readonly { key: string; label: ReactNode; icon?: IconName; content: ReactNode }[];
  look?: keyof typeof looks;
  /** Keys are places on the page: `#key` opens its tab, and opening a tab writes the address. Keys are then unique on the page. */
  anchored?: boolean;
  className?: string;
}

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select. The first is open. Without script every panel is shown under
 * its label; a press that comes before the script is kept and repeated (`data-replay`, see `app/engine/boot.ts`).
 */
export function Tabs({ label, tabs, look = "segmented", anchored = false, className }: TabsProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const { list, frame, panel } = looks[look];
  const isVertical = look === "vertical";
  // A key may have blanks, which no id may have: only as a place on the page is it one.
  const panelId = (index: number) => (anchored ? tabs[index]!.key : `${id}-${index}`);

  useHashTarget((place) => {
    const index = anchored ? tabs.findIndex(({ key }) => key === place) : -1;
    if (index < 0) return;
    setSelected(index);
    ref.current?.scrollIntoView({ block: "nearest" });
  });

  function select(index: number) {
    setSelected(index);
    const key = tabs[index]?.key;
    // Not a step of the history: Back leaves the page, it does not walk through tabs.
    if (anchored && key) window.history.replaceState(window.history.state, "", `#${key}`);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const keys = isVertical ? verticalKeys : horizontalKeys(event.currentTarget);
    const next = rovingIndex(event, selected, tabs.length, keys);
    if (next === null) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div ref={ref} className={clsx(frame, className)}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? "vertical" : undefined}
        tabIndex={-1}
        onKeyDown={move}
        className={clsx("needs-script", list)}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={panelId(index)}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-replay
            onClick={() => select(index)}
            className={styles.tab}
          >
            {tab.icon && <Icon name={tab.icon} className="size-6" />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern lets a panel take focus
        <div
          key={tab.key}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={clsx("min-w-0", panel, index !== selected && styles.closed)}
        >
          <p className="without-script display mb-6 text-display-3">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
