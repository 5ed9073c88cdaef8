import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { horizontalKeys, rovingIndex } from "#app/lib/roving-index.ts";

interface TabsProps {
  /** Names the set for assistive technology. */
  label: string;
  tabs: readonly { key: string; label: ReactNode; content: ReactNode }[];
  className?: string;
}

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select. The first is open. Without script every panel is shown under
 * its label; a press that comes before the script is kept and repeated (`data-replay`, see `app/boot.ts`).
 */
export function Tabs({ label, tabs, className }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const keys = horizontalKeys(event.currentTarget);
    const next = rovingIndex(event.key, selected, tabs.length, keys);
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="needs-script inline-flex flex-wrap gap-1 rounded-control border border-line bg-paper p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-${tab.key}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-replay
            onClick={() => setSelected(index)}
            className={clsx(
              "min-h-11 rounded-control px-[min(1.5rem,6vw)] text-small font-semibold transition",
              index === selected ? "bg-ink text-paper" : "hover:bg-tint",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern lets a panel take focus
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          className={clsx("pt-10", index !== selected && "tab-panel-hidden")}
        >
          <p className="without-script display mb-6 text-display-3">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
