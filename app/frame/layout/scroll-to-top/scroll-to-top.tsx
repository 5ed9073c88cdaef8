import * as styles from "./scroll-to-top.module.css";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { layoutStore } from "#app/lib/layout-store.ts";
import * as words from "#app/frame/words.ts";

/** The arrow appears once the page is scrolled more than this (specification, point 4: hidden at 300, shown at 301). */
const THRESHOLD = 300;

/** The arrow back to the top of the page. It stands in the page's margin, where nothing is read or pressed, and fills up with what has been read. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const update = () => {
      const isShown = window.scrollY > THRESHOLD;
      if (!isShown && document.activeElement === button.current) focusStart();
      setShown(isShown);
      // Measured before, so that scrolling need not.
      const way = layoutStore.get().documentHeight - window.innerHeight;
      button.current?.style.setProperty("--read", `${(window.scrollY / way) * 100}%`);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  return (
    // In the page from the beginning: what comes later brings all styles with it (`app/engine/boot.ts`), in the middle of scrolling.
    <button
      ref={button}
      type="button"
      hidden={!shown}
      data-no-print
      onClick={() => window.scrollTo({ top: 0 })}
      className={styles.top}
    >
      <Icon name="arrow-up" className="size-4" />
      <span className="sr-only">{words.backToTop}</span>
    </button>
  );
}

/**
 * Keys go on at the top of the page, not behind its end, where the arrow stands. The page takes the focus only this once: for good, every
 * press beside its controls would give it to it.
 */
function focusStart() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}
