import * as styles from "./masonry.module.css";
import { clsx } from "clsx";
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from "react";
import { InlineScript } from "#app/engine/inline-script.tsx";

/** A new arrangement follows the end of a resize by this, ms (specification, point 9). */
const RESIZE_DEBOUNCE = 100;

interface MasonryProps extends ComponentProps<"ul"> {
  /** From 992 px; two from 576 px, one below (specification, point 9). */
  columns?: 2 | 3 | 4;
}

/**
 * A list whose items (`<li suppressHydrationWarning>`, one element in each) keep their own heights and are read along the rows. It is
 * arranged while the page is parsed, before it is painted, and again whenever an item changes its height.
 */
export function Masonry({ columns = 3, className, children, ...props }: MasonryProps) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const items = list.current!;
    arrange(items);
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(arrange, RESIZE_DEBOUNCE, items);
    });
    // An arranged item is as high as its rows: what stands in its content tells of more or less text.
    for (const part of [items, ...items.querySelectorAll(":scope > li > * > *")])
      observer.observe(part);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [children]);

  return (
    <>
      <ul
        ref={list}
        suppressHydrationWarning
        className={clsx(styles.masonry, className)}
        style={{ "--columns": columns } as CSSProperties}
        {...props}
      >
        {children}
      </ul>
      <InlineScript
        code={
          import.meta.env.SSR
            ? `(${arrange.toString()})(document.currentScript.previousElementSibling)`
            : ""
        }
      />
    </>
  );
}

/** Says of each item how many rows of 4 px it takes. Stands in the page as text: it may use nothing from outside. */
function arrange(list: HTMLElement): void {
  delete list.dataset.arranged;
  // One column needs no arranging: on a phone nothing is measured, and so nothing placed before its turn.
  if (CSS.supports("display: grid-lanes") || matchMedia("(width < 36rem)").matches) return;
  const items = [...list.children] as HTMLElement[];
  const heights = items.map((item) => item.getBoundingClientRect().height);
  for (const [index, item] of items.entries())
    item.style.setProperty("--rows", String(Math.ceil(heights[index]! / 4 - 0.01)));
  list.dataset.arranged = "";
}
