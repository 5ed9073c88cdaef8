import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells which child of a list crosses the middle of the window, by its place, each time that it is another one. Only while `query`
 * matches: where a pointer can hover, the visitor points instead of scrolling.
 */
export function useItemInView(
  list: RefObject<HTMLElement | null>,
  query: string,
  tell: (index: number) => void,
): void {
  const arrive = useEffectEvent(tell);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const wanted = window.matchMedia(query);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) arrive(items.indexOf(entered.target));
      },
      { rootMargin: "-50% 0px -50% 0px" },
    );
    const follow = () => {
      observer.disconnect();
      if (wanted.matches) for (const item of items) observer.observe(item);
    };
    follow();
    wanted.addEventListener("change", follow);
    return () => {
      wanted.removeEventListener("change", follow);
      observer.disconnect();
    };
  }, [list, query]);
}
