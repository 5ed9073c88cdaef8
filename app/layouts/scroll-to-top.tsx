import { useEffect, useState } from "react";
import { Icon } from "#app/elements/icon.tsx";

/** The arrow appears once the page is scrolled more than this (specification, point 4: hidden at 300, shown at 301). */
const THRESHOLD = 300;

/** The arrow back to the top of the page. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  if (!shown) return null;
  return (
    <button
      type="button"
      data-no-print
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed end-5 bottom-5 z-30 grid size-12 place-items-center rounded-control border border-line bg-raised text-ink shadow-(--shadow-raised) transition hover:-translate-y-1"
    >
      <Icon name="arrow-up" className="size-5" />
      <span className="sr-only">Back to top</span>
    </button>
  );
}
