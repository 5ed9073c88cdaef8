import * as styles from "./admin-notice.module.css";
import { clsx } from "clsx";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/elements/media/icon.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { returnFocus } from "../lists/rows.ts";
import * as words from "../words.ts";

/** What became of a form, in a sentence. */
export interface Said {
  text: string;
  isRefused: boolean;
}

interface Refusal {
  form: HTMLFormElement;
  why: string;
}

interface Outcome {
  /** Says what a form did, to eyes and ears. */
  tell: (text: string) => void;
  /**
   * Where the focus goes once this page shows what the server says now: see `returnFocus`. A form that was refused says why itself, unless
   * it is gone by then.
   */
  returnTo: (id: string, place: number, refusal: Refusal | null) => void;
}

const OutcomeContext = createContext<Outcome>({
  tell: () => undefined,
  returnTo: () => undefined,
});

/** For forms that do their work without leaving the page. */
export function useOutcome(): Outcome {
  return use(OutcomeContext);
}

interface NoticeProps {
  /** What became of a form without script, which brought this page as its answer. Where the form itself says it, this does not. */
  said: Said | null;
  /** What the server said last: another object each time that it was asked. */
  answer: object;
  children: ReactNode;
}

/**
 * The strip that says what was just done. It stands over the page and not in it, because the page comes back at the row that was worked
 * on, wherever that is. It stays until it is put away or another page is opened: nobody has to read against a clock.
 */
export function NoticeStrip({ said: brought, answer, children }: NoticeProps) {
  const { pathname } = useLocation();
  const [told, setTold] = useState<{ said: Said | null; at: string; times: number }>({
    said: brought,
    at: pathname,
    times: 0,
  });
  const say = useCallback(
    (said: Said) => setTold(({ times }) => ({ said, at: pathname, times: times + 1 })),
    [pathname],
  );
  const tell = useCallback((text: string) => say({ text, isRefused: false }), [say]);
  const wanted = useRef<{ target: Parameters<Outcome["returnTo"]>; at: string } | null>(null);
  const returnTo = useCallback<Outcome["returnTo"]>(
    (...target) => {
      wanted.current = { target, at: pathname };
    },
    [pathname],
  );
  const follow = useEffectEvent(() => {
    if (wanted.current?.at === pathname) {
      const [id, place, refusal] = wanted.current.target;
      returnFocus(id, place, refusal === null);
      if (refusal && !refusal.form.isConnected) say({ text: refusal.why, isRefused: true });
    }
    wanted.current = null;
  });
  useEffect(() => follow(), [answer]);
  /** What had the focus before the cross, and has it after it. */
  const before = useRef<Element | null>(null);
  const handBack = useCallback(
    (strip: HTMLElement | null) =>
      focusWhenGone(() =>
        before.current?.isConnected ? before.current : document.querySelector("main h1"),
      )(strip),
    [],
  );
  const said = told.at === pathname ? told.said : null;
  return (
    <OutcomeContext value={useMemo(() => ({ tell, returnTo }), [tell, returnTo])}>
      {children}
      <div role="status" className={styles.notice}>
        {said && (
          // Said again when the same is done again.
          <div
            key={told.times}
            ref={handBack}
            className={clsx(
              styles.noticeStrip,
              said.isRefused && styles.refused,
              said.isRefused && told.times === 0 && styles.brought,
            )}
          >
            <Icon name={said.isRefused ? "circle-alert" : "check"} className="size-5" />
            <p>{said.text}</p>
            <button
              type="button"
              className={`${styles.noticeClose} needs-script`}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => setTold({ ...told, said: null })}
            >
              <Icon name="x" className="size-4.5" />
              <span className="sr-only">{words.dismiss}</span>
            </button>
          </div>
        )}
      </div>
    </OutcomeContext>
  );
}
