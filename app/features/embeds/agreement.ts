import type { EmbedProviderName } from "#content/embed-providers.ts";

const KEY = "embeds-agreed";

type Listener = (agreed: boolean) => void;

const listeners = new Map<Listener, EmbedProviderName>();

/** Whether the visitor said, during this visit, that this provider's frames may load without asking. */
export function isAgreed(provider: EmbedProviderName): boolean {
  return read().includes(provider);
}

/**
 * Remembers or forgets it, and tells everything on the page that loads from this provider. Kept in the tab's own storage: gone when
 * the tab is closed, never sent anywhere, and of no concern to other tabs.
 */
export function setAgreed(provider: EmbedProviderName, agreed: boolean): void {
  const others = read().filter((name) => name !== provider);
  try {
    sessionStorage.setItem(KEY, (agreed ? [...others, provider] : others).join(" "));
  } catch {
    // A browser that keeps nothing asks each time. What was loaded can be turned off there, too.
    if (agreed) return;
  }
  for (const [listener, concern] of listeners) if (concern === provider) listener(agreed);
}

/** Calls back when the visitor gives this provider their word or takes it back; returns what ends that. */
export function watchAgreement(provider: EmbedProviderName, listener: Listener): () => void {
  listeners.set(listener, provider);
  return () => void listeners.delete(listener);
}

function read(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(" ").filter(Boolean) ?? [];
  } catch {
    return [];
  }
}
