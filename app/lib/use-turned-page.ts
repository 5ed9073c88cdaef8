import { useEffect, useRef } from "react";

/**
 * After a page of a list was turned, Back included, reading goes on at the list's top: the window goes to the element `id`, the focus to
 * its heading, `id-heading`. A change of the filter stays where it is.
 */
export function useTurnedPage(
  id: string,
  { page, filter }: { page: number; filter: string },
): void {
  const previous = useRef({ page, filter });
  useEffect(() => {
    const was = previous.current;
    previous.current = { page, filter };
    if (was.page === page || was.filter !== filter) return;
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
    document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
  }, [id, page, filter]);
}
