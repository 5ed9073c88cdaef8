import * as styles from "./modal.module.css";
import { clsx } from "clsx";
import {
  type ComponentProps,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { hashTarget } from "#app/lib/hash-target.ts";
import { setModal } from "#app/lib/layout-store.ts";
import { useIsAlive } from "#app/lib/use-is-alive.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import * as words from "#app/elements/words.ts";

/** Shape and place of the box. On phones all but `side` rest on the lower edge, where the thumb is. */
const shapes = {
  /** A sentence or two and a decision, in the middle. */
  note: styles.box,
  /** A form or a page of reading, in the middle. */
  form: `${styles.box} ${styles.form}`,
  /** A picture (`media`) and what belongs to it, side by side. */
  detail: `${styles.box} ${styles.detail}`,
  /** A film or a map, as large as the screen allows. */
  stage: `${styles.box} ${styles.stage}`,
  /** From the end of the line, as high as the screen: reading that belongs to what stays visible beside it. */
  side: `${styles.box} ${styles.side}`,
  /** From below, over the whole width: a choice that does not hide what it is about. */
  sheet: `${styles.box} ${styles.sheet}`,
} as const;

interface ModalProps {
  /** The hash that opens it: `open` answers to `/page#open`. Unique on the page. */
  id: string;
  /** Its visible heading, and its name for assistive technology. */
  title: string;
  shape: keyof typeof shapes;
  /** Fills one half of a `detail`, to its edges. */
  media?: ReactNode;
  children: ReactNode;
}

const ModalContext = createContext<{ id: string; close: () => void } | null>(null);

/**
 * A dialog over the page whose state is the address: `#id` shows it, so a link opens it, Back closes it, a reload keeps it. With
 * script it is a true modal: focus kept inside and given back, page locked, Escape and a press beside it close. Before and
 * without script the browser shows it by `:target`.
 *
 * Focus goes to the element with `data-first-focus`, else to the cross. A page has one `ModalTrigger` for each modal.
 */
export function Modal({ id, title, shape, media, children }: ModalProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useLeaving(id);
  // Closed and asked for again at once, it has the same hash as before: it is the key that tells.
  const { hash, key } = useLocation();
  const isAlive = useIsAlive();

  useEffect(() => {
    const dialog = ref.current;
    // Not before its links have become buttons: one of them is about to be focused.
    if (!dialog || !isAlive) return;
    // Asked of the window: an address that is typed while a modal closes is there before React hears of either.
    const isWanted = () => {
      const by = hashTarget(window.location.hash);
      const target = by ? document.getElementById(by) : null;
      // A form inside that came back from the server is its own target.
      return target !== null && dialog.contains(target);
    };
    const show = () => {
      if (dialog.open) return;
      dialog.showModal();
      setModal(id, true);
      const first = dialog.querySelector<HTMLElement>("[data-first-focus]");
      (first ?? dialog.querySelector<HTMLElement>(`.${styles.cross}`))?.focus();
    };
    if (isWanted()) show();
    else if (dialog.open) dialog.close();
    // Between two hashes that are alike nothing changes for React.
    const typed = () => {
      if (isWanted()) show();
    };
    window.addEventListener("hashchange", typed);
    return () => window.removeEventListener("hashchange", typed);
  }, [hash, key, id, isAlive]);

  useEffect(() => {
    const dialog = ref.current;
    // Opened by its address there is nothing to give the focus back to but the trigger.
    const closed = () => {
      setModal(id);
      leave();
      const active = document.activeElement;
      if (active === document.body || dialog?.contains(active))
        document.getElementById(triggerId(id))?.focus({ preventScroll: true });
    };
    dialog?.addEventListener("close", closed);
    return () => dialog?.removeEventListener("close", closed);
  }, [id, leave]);

  const close = useCallback(() => ref.current?.close(), []);
  const context = useMemo(() => ({ id, close }), [id, close]);
  return (
    <ModalContext value={context}>
      <dialog ref={ref} id={id} aria-labelledby={titleId} className={styles.modal}>
        <ModalClose className={styles.outside} tabIndex={-1} aria-hidden />
        <div className={shapes[shape]}>
          {media && <div className={styles.media}>{media}</div>}
          <div className={styles.head}>
            <h2 id={titleId} className="display text-display-4">
              {title}
            </h2>
            <ModalClose className={styles.cross}>
              <Icon name="x" className="size-5" />
              <span className="sr-only">{words.close}</span>
            </ModalClose>
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      </dialog>
    </ModalContext>
  );
}

/** The link that opens a `Modal`. It is an address: it can be copied, and opens the page with the modal in another tab. */
export function ModalTrigger({
  modal,
  className,
  children,
  ...props
}: Omit<ComponentProps<"a">, "href" | "id"> & { modal: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <a
      {...props}
      id={triggerId(modal)}
      href={`#${modal}`}
      aria-haspopup="dialog"
      className={clsx(styles.trigger, className)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate({ search, hash: modal }, { state: { openedModal: modal } });
      }}
    >
      {children}
    </a>
  );
}

/** Closes the modal it stands in: a button, and a link back to the trigger as long as there is no script. */
export function ModalClose({
  children,
  ...props
}: Omit<ComponentProps<"button">, "type" | "onClick">) {
  const isAlive = useIsAlive();
  const { id, close } = useModal();
  return isAlive ? (
    <button type="button" {...props} onClick={close}>
      {children}
    </button>
  ) : (
    <a {...(props as ComponentProps<"a">)} href={`#${triggerId(id)}`}>
      {children}
    </a>
  );
}

/** For content that closes its modal itself. */
export function useModal() {
  const modal = use(ModalContext);
  if (!modal) throw new Error("useModal is for what stands inside a <Modal>.");
  return modal;
}

function triggerId(modal: string): string {
  return `${modal}-trigger`;
}

/** Takes the modal out of the address: one step back if the visitor opened it here, else by replacing the entry. */
function useLeaving(id: string): () => void {
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const current = useRef({ hash, search, state: state as { openedModal?: string } | null });
  useEffect(() => {
    current.current = { hash, search, state: state as { openedModal?: string } | null };
  }, [hash, search, state]);
  return useCallback(() => {
    const { hash: shown, search: query, state: entry } = current.current;
    const target = shown.length > 1 ? document.getElementById(hashTarget(shown)) : null;
    if (!target || !document.getElementById(id)?.contains(target)) return;
    void (entry?.openedModal === id
      ? navigate(-1)
      : navigate({ search: query, hash: "" }, { replace: true }));
  }, [id, navigate]);
}
