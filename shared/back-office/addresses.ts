/** Where the back office begins, with its overview. All of it lies below; what a feature adds is in its own `office-addresses.ts`. */
export const OFFICE = "/admin";

/** What is kept about one person. */
export const PEOPLE = `${OFFICE}/people`;
/** The same as a file (`?email=`). */
export const PERSON_FILE = `${PEOPLE}.json`;
/** What was done. */
export const AUDIT_LOG = `${OFFICE}/audit`;

/** Mails that were given up. */
export const FAILED_MAILS = `${OFFICE}/failed-emails`;

/** Where the mailed link leads. */
export function signInPath(token: string): string {
  return `${OFFICE}/sign-in/${token}`;
}

/** Whether a page is the back office's, open or not. */
export function isInOffice(pathname: string): boolean {
  return pathname === OFFICE || pathname.startsWith(`${OFFICE}/`);
}

/** A view of a list. */
interface ListView {
  query: string;
  state: string;
  /** From 1. */
  page: number;
}

/** Address of a view of a list; what is not set does not stand in it. */
export function listHref(
  path: string,
  { query = "", state = "", page = 1 }: Partial<ListView>,
): string {
  const search = new URLSearchParams();
  if (query) search.set("q", query);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
