/**
 * From now on opens every closed disclosure (`<details>`) while the page is printed, also where one closes the other (`name`). For browsers
 * whose stylesheets do not reach what a closed one holds, as `print.css` does elsewhere: Safari before 18.4, Firefox before 143.
 */
export function openForPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  const opened = new Map<HTMLDetailsElement, string>();
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      opened.set(details, details.name);
      details.removeAttribute("name");
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const [details, name] of opened) {
      details.open = false;
      if (name) details.name = name;
    }
    opened.clear();
  });
}
