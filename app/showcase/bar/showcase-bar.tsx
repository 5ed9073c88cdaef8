// What the server makes wears it.
import "./showcase-bar.module.css";
import { useLayoutEffect, useRef } from "react";
import { useLinksInside } from "#app/elements/actions/link.tsx";
import type { EverywhereParts } from "#app/slots/everywhere.server.ts";

/** In the browser's session storage: address and name of the home page from which the visitor went on. */
const FROM_KEY = "showcase-from";

/**
 * The bar that says where one is in the exhibition, and leads back to the home page one came from. The server makes it
 * (`bar-markup.server.tsx`); script only remembers. Without script it works, but for the way back: a tab in the page's margin opens it, and it stands at the page's end.
 */
export function ShowcaseBar({ showcaseBar }: EverywhereParts) {
  const ref = useRef<HTMLDivElement>(null);
  const links = useLinksInside();
  useLayoutEffect(
    () => bringAlive(ref.current?.firstElementChild as HTMLElement | null),
    [showcaseBar],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed
    <div
      ref={ref}
      {...links}
      className="contents"
      dangerouslySetInnerHTML={{ __html: showcaseBar }}
    />
  );
}

/** Puts into the bar what is remembered. Returns what is to be remembered when the page is left. */
function bringAlive(bar: HTMLElement | null | undefined): (() => void) | undefined {
  if (!bar) return undefined;
  const [, href, name] = /^(\S+) (.+)/.exec(kept()) ?? [];
  if (href && name)
    for (const back of bar.querySelectorAll<HTMLAnchorElement>("[data-back]")) {
      back.href = href;
      back.querySelector("b")!.textContent = name;
      back.hidden = bar.hidden = false;
    }
  const copy = bar.querySelector<HTMLElement>("[data-copy]");
  copy?.addEventListener("click", () => {
    // Without a network it is one key away.
    getSelection()?.selectAllChildren(copy.previousElementSibling!);
    import("./copy-command.ts").then(
      (it) => it.copyCommand(copy),
      () => {},
    );
  });
  const panel = bar.querySelector<HTMLElement>("[popover]");
  panel?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) panel.hidePopover();
  });
  const { home } = bar.dataset;
  const { pathname } = location;
  return home ? () => keep(`${pathname} ${home}`) : undefined;
}

function keep(from: string): void {
  try {
    sessionStorage.setItem(FROM_KEY, from);
  } catch {
    // Where nothing may be kept, nothing is remembered.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(FROM_KEY) ?? "";
  } catch {
    return "";
  }
}
