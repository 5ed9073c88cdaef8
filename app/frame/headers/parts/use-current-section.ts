import { useEffect, useState } from "react";
import type { NavigationLink } from "#content/navigation.ts";

/**
 * The `href` of the section that crosses the middle of the window, or null above the first. Keeps the address's hash in step, without
 * adding to the history: Back still leaves the page.
 */
export function useCurrentSection(sections: readonly NavigationLink[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // A page builds its list anew whenever it renders; only its words count.
  const hrefs = sections.map(({ href }) => href).join(" ");

  useEffect(() => {
    const elements = hrefs
      .split(" ")
      .flatMap((href) => document.querySelector<HTMLElement>(`[id="${href.slice(1)}"]`) ?? []);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const found = elements.find((element) => visible.has(element));
        setCurrent(found ? `#${found.id}` : null);
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [hrefs]);

  useEffect(() => {
    const section = current && document.getElementById(current.slice(1));
    // A place inside the section, such as the tab that is shown, says more than the section does.
    if (!section || section.contains(document.getElementById(window.location.hash.slice(1))))
      return;
    window.history.replaceState(window.history.state, "", current);
  }, [current]);

  return current;
}
