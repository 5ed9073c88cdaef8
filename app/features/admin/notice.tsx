import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { AdminForm } from "#shared/admin/forms.ts";
import { Icon } from "#app/elements/icon.tsx";
import { noticeWords } from "./notice-words.ts";

const TellContext = createContext<(form: AdminForm) => void>(() => undefined);

/** For forms that did their work without leaving the page: says so, to eyes and ears. */
export function useTell(): (form: AdminForm) => void {
  return use(TellContext);
}

interface NoticeProps {
  /** The form that was sent without script, and brought this page as its answer. */
  sent: AdminForm | null;
  children: ReactNode;
}

/**
 * The strip that says what was just done. It stands over the page and not in it, because the page comes back at the row that was worked
 * on, wherever that is. It stays until it is put away or another page is opened: nobody has to read against a clock.
 */
export function NoticeStrip({ sent, children }: NoticeProps) {
  const { pathname } = useLocation();
  const [told, setTold] = useState<{ form: AdminForm | null; at: string; times: number }>({
    form: sent,
    at: pathname,
    times: 0,
  });
  const tell = useCallback(
    (form: AdminForm) => setTold(({ times }) => ({ form, at: pathname, times: times + 1 })),
    [pathname],
  );
  const form = told.at === pathname ? told.form : null;
  return (
    <TellContext value={useMemo(() => tell, [tell])}>
      {children}
      <div role="status" className="admin-notice">
        {form && (
          // Said again when the same is done again.
          <div key={told.times} className="admin-notice-strip">
            <Icon name="check" className="size-5" />
            <p>{noticeWords[form]}</p>
            <button
              type="button"
              className="admin-notice-close needs-script"
              onClick={() => setTold({ ...told, form: null })}
            >
              <Icon name="x" className="size-4.5" />
              <span className="sr-only">Put this away</span>
            </button>
          </div>
        )}
      </div>
    </TellContext>
  );
}
