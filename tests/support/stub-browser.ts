import { onTestFinished, vi } from "vitest";

/** What the site keeps in a browser, and where it has sent it, for tests without one. */
interface StubbedBrowser {
  window: EventTarget;
  localStorage: Storage;
  sessionStorage: Storage;
  /** Addresses of whole loads. */
  visited: string[];
}

/** Stands in for a browser until the test ends. Its pages have no locks, as on plain http, unless some are given. */
export function stubBrowser(locks?: Pick<LockManager, "request">): StubbedBrowser {
  const visited: string[] = [];
  const localStorage = storage();
  const sessionStorage = storage();
  const window = Object.assign(new EventTarget(), {
    localStorage,
    sessionStorage,
    location: { assign: (address: string) => void visited.push(address) },
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("navigator", locks ? { locks } : {});
  onTestFinished(() => void vi.unstubAllGlobals());
  return { window, localStorage, sessionStorage, visited };
}

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
