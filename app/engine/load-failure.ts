/** Page code is given up after so long, ms (specification, points 8 and 9). */
export const CODE_TIMEOUT = 120_000;

/** What could not be loaded, and where the visitor wanted to go. Shown by `app/frame/layout/load-failure-notice.tsx`. */
export interface LoadFailure {
  message: string;
  target: string;
}

let current: LoadFailure | null = null;
const listeners = new Set<() => void>();

/** A store of at most one failure, for `useSyncExternalStore`. */
export const loadFailure = {
  get: (): LoadFailure | null => current,
  set(failure: LoadFailure | null) {
    current = failure;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
