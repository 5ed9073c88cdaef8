import { site } from "#content/site.ts";

/** Vitrine's own mark (the favicon's drawing in the skin's colours): a shop window with one lit pane, and the name beside it. */
export function SiteMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="6" fill="var(--ink)" />
        <path d="M4 6a2 2 0 0 1 2-2h10v24H6a2 2 0 0 1-2-2z" fill="var(--accent)" />
        <path
          d="M18 4h8a2 2 0 0 1 2 2v6H18zM18 14h10v12a2 2 0 0 1-2 2h-8z"
          fill="var(--paper)"
          opacity=".4"
        />
      </svg>
      <span aria-hidden className="display text-lead">
        {site.name}
      </span>
    </>
  );
}
