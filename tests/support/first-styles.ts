import type { Page } from "playwright/test";

/**
 * What looks other with the rules that a page brings than with its stylesheets, everything opened that can be opened: none, or the rules for something
 * on the page were left out. For a page without script.
 */
export function missedByFirstStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brought = document.querySelector("#first-styles");
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-late]")];
    if (!brought || sheets.length === 0) return ["The page brings no styles of its own."];
    for (const copy of document.querySelectorAll("noscript")) copy.remove();
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    for (const dialog of document.querySelectorAll("dialog")) dialog.setAttribute("open", "");
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]"))
      if (panel.isConnected && !panel.matches(":popover-open")) panel.showPopover();
    // What moves looks other a moment later.
    for (const animation of document.getAnimations()) animation.cancel();
    const pseudos = [undefined, "::before", "::after"];
    const elements = [document.documentElement, ...document.body.querySelectorAll("*")];
    const look = () =>
      elements.flatMap((element) =>
        pseudos.map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return pseudo && style.content === "none" ? "" : style.cssText;
        }),
      );
    const before = look();
    for (const sheet of sheets) sheet.media = "all";
    brought.remove();
    const missed: string[] = [];
    look().forEach((text, at) => {
      if (text === before[at]) return;
      const element = elements[Math.floor(at / pseudos.length)]!;
      const old = new Set(before[at]!.split("; "));
      const changed = text.split("; ").filter((declaration) => !old.has(declaration));
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      missed.push(`${name}${pseudos[at % pseudos.length] ?? ""}: ${changed.join("; ")}`);
    });
    return missed;
  });
}
