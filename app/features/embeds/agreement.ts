import type { EmbedProviderName } from "#content/embed-providers.ts";

const KEY = "embeds-agreed";

/** Whether the visitor said, during this visit, that this provider's frames may load without asking. */
export function isAgreed(provider: EmbedProviderName): boolean {
  return read().includes(provider);
}

/** Remembers or forgets it. Kept in the tab's own storage: gone when the tab is closed, never sent anywhere. */
export function setAgreed(provider: EmbedProviderName, agreed: boolean): void {
  const others = read().filter((name) => name !== provider);
  try {
    sessionStorage.setItem(KEY, (agreed ? [...others, provider] : others).join(" "));
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

function read(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(" ").filter(Boolean) ?? [];
  } catch {
    return [];
  }
}
