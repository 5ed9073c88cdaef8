import { useEffect, useRef, useState } from "react";
import { hashTarget } from "#app/lib/hash-target.ts";
import type { NavigationLink } from "#content/navigation.ts";

/** A jump whose `hashchange` does not come (Back to the same place) is over by then. */
const JUMP_MS = 1000;

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

  // Between the two events of a jump, those who open what it leads to have not read the address yet: it is not to be written over.
  const isJumping = useRef(false);
  useEffect(() => {
    let timer: number | undefined;
    const end = () => {
      isJumping.current = false;
      window.clearTimeout(timer);
    };
    const begin = () => {
      end();
      isJumping.current = true;
      timer = window.setTimeout(end, JUMP_MS);
    };
    // Before the router's listener, which may have React run the effect below.
    window.addEventListener("popstate", begin, { capture: true });
    window.addEventListener("hashchange", end);
    return () => {
      end();
      window.removeEventListener("popstate", begin, { capture: true });
      window.removeEventListener("hashchange", end);
    };
  }, []);

  useEffect(() => {
    if (isJumping.current) return;
    const section = current && document.getElementById(current.slice(1));
    if (!section) return;
    const place = document.getElementById(hashTarget(window.location.hash));
    // A place inside the section, such as the tab that is shown, says more than the section does.
    if (section.contains(place)) return;
    // Asked for and still closed: what is to open it has not come alive yet, and will read the address when it does.
    if (place && !place.checkVisibility()) return;
    window.history.replaceState(window.history.state, "", current);
  }, [current]);

  return current;
}
