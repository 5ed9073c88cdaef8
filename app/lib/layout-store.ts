import { useSyncExternalStore } from "react";

/** The layout's shared state (specification, point 4). Heights in CSS pixels. */
export interface LayoutState {
  headerHeight: number;
  footerHeight: number;
  /** Page scrolling is locked while true. */
  modalOpen: boolean;
  /** Id of the dialog that is open, or null. */
  customModal: string | null;
}

const initial: LayoutState = {
  headerHeight: 0,
  footerHeight: 0,
  modalOpen: false,
  customModal: null,
};

let state = initial;
const listeners = new Set<() => void>();

/**
 * The one store of layout state, mirrored on `<html>` as `--header-height`, `--footer-height` and `data-modal` so that CSS can
 * use it without React.
 */
export const layoutStore = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(change: Partial<LayoutState>) {
    if (Object.entries(change).every(([key, value]) => state[key as keyof LayoutState] === value))
      return;
    state = { ...state, ...change };
    mirror(state);
    for (const listener of listeners) listener();
  },
};

/** Reads the layout state in a component; during server rendering the initial one. */
export function useLayoutState(): LayoutState {
  return useSyncExternalStore(layoutStore.subscribe, layoutStore.get, () => initial);
}

/** Opens and closes are counted through here so that page lock and store never disagree. */
export function setOpenModal(id: string | null): void {
  layoutStore.set({ modalOpen: id !== null, customModal: id });
}

function mirror({ headerHeight, footerHeight, customModal }: LayoutState) {
  const root = document.documentElement;
  if (headerHeight > 0) root.style.setProperty("--header-height", `${headerHeight}px`);
  root.style.setProperty("--footer-height", `${footerHeight}px`);
  if (customModal === null) delete root.dataset.modal;
  else root.dataset.modal = customModal;
}
