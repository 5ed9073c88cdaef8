/** The layout's shared state (specification, point 4). Heights in CSS pixels. */
export interface LayoutState {
  /** Null until it is measured; 0 where no header stands along the top. */
  headerHeight: number | null;
  footerHeight: number;
  /** 0 until it is measured. Read by the arrow back to the top, which must not measure while the page is scrolled. */
  documentHeight: number;
  /** Page scrolling is locked while true: `base.css` reads it from `data-modal`. */
  modalOpen: boolean;
  /** Id of the uppermost dialog that is open, or null. */
  customModal: string | null;
}

const initial: LayoutState = {
  headerHeight: null,
  footerHeight: 0,
  documentHeight: 0,
  modalOpen: false,
  customModal: null,
};

let state = initial;

/**
 * The one store of layout state. Most of its readers are stylesheets: it is mirrored on `<html>` as `--header-height` and `data-modal`, and as
 * `--footer-height` on the footer that the page slides off, its one reader: on `<html>` it would style the whole page anew.
 */
export const layoutStore = {
  get: () => state,
  set(change: Partial<LayoutState>) {
    if (Object.entries(change).every(([key, value]) => state[key as keyof LayoutState] === value))
      return;
    state = { ...state, ...change };
    mirror(state);
  },
};

/** Dialogs that are open, the uppermost last: the page stands still until the last one has closed. */
let modals: readonly string[] = [];

/** Says that the dialog `id` has opened or closed; without an id, that another page has come and none is open. */
export function setModal(id?: string, isOpen = false): void {
  modals = id ? modals.filter((other) => other !== id).concat(isOpen ? id : []) : [];
  layoutStore.set({ modalOpen: modals.length > 0, customModal: modals.at(-1) ?? null });
}

function mirror({ headerHeight, footerHeight, modalOpen, customModal }: LayoutState) {
  const root = document.documentElement;
  if (headerHeight !== null) root.style.setProperty("--header-height", `${headerHeight}px`);
  document
    .querySelector<HTMLElement>("[data-fixed-above]")
    ?.style.setProperty("--footer-height", `${footerHeight}px`);
  if (modalOpen) root.dataset.modal = customModal ?? "";
  else delete root.dataset.modal;
}
