import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** How often a page that waits asks again, in ms, and how many times before it leaves that to the visitor. */
const PAUSE = 3000;
const TRIES = 20;

/** Asks for the page again while the order waits for its payment. */
export function usePendingOrder(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (tries >= TRIES) clearInterval(timer);
      void revalidate();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
