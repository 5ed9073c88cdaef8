/** Where mail programs leave the list by themselves (RFC 8058), below `/api`. Mails that went out name it, so it never changes. */
export const ONE_CLICK = "subscription/unsubscribe";

export function oneClickPath(token: string): string {
  return `/api/${ONE_CLICK}/${token}`;
}
