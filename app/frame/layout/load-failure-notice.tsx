import { useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { loadFailure } from "#app/engine/load-failure.ts";
import { useGoTo } from "#app/engine/use-go-to.ts";
import * as words from "#app/frame/words.ts";

/**
 * For the notice's `ref`: the focus that would be lost with it goes back to what had it before, such as the link that was pressed.
 * `focusWhenGone` can more and would come with every page.
 */
function handBack(notice: HTMLElement | null) {
  const before = document.activeElement as HTMLElement | null;
  return () => {
    if (notice?.contains(document.activeElement)) before?.focus({ preventScroll: true });
  };
}

/** Says what of a page could not be loaded and offers the page by a full load; what is on screen stays as it was. */
export function LoadFailureNotice() {
  const failure = useSyncExternalStore(loadFailure.subscribe, loadFailure.get, () => null);
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  function tryAgain(target: string) {
    loadFailure.set(null);
    // The page on screen is not gone to: what is open on it stays open.
    void (target === pathname + search ? revalidate() : goTo(target));
  }

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-[calc(100vw-2rem)]"
    >
      {failure && (
        <div
          ref={handBack}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-edge bg-raised px-6 py-4 text-small shadow-(--shadow-raised)"
        >
          <p>
            {failure.message}.
            <br />
            {words.connectionLost}
          </p>
          <button
            type="button"
            className="font-semibold text-brand-ink underline underline-offset-4"
            onClick={() => tryAgain(failure.target)}
          >
            {words.tryAgain}
          </button>
          <a className="underline underline-offset-4" href={failure.target}>
            {words.openAnyway}
          </a>
          <button
            type="button"
            className="underline underline-offset-4"
            onClick={() => loadFailure.set(null)}
          >
            {words.stayHere}
          </button>
        </div>
      )}
    </div>
  );
}
