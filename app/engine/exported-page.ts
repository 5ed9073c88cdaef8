import { withBase, withoutBase } from "./base-path/base-path.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageOfData } from "#shared/data-address.ts";
import { VIEW_LIST, type ViewList } from "#shared/export-views.ts";
import { pagePath } from "./page-path.ts";

/*
 * What a file server does not do for an export. It knows no query, and some show a page at another spelling of its address (`/shop/`,
 * `/shop.html`): the page comes to life at its own address, and goes to what was asked for then.
 */

let asked = "";

/** To be called before the router starts. */
export function beginExportedPage(): void {
  const fetchAnswer = window.fetch.bind(window);
  window.fetch = async (input, init) => fetchAnswer((await viewFile(input)) ?? input, init);
  const { pathname, search, hash } = window.location;
  // The page for addresses that lead nowhere has no address of its own.
  if (!document.querySelector('link[rel="canonical"]')) return;
  asked = search;
  const path = withBase(pagePath(withoutBase(pathname).replace(/(?:\/index)?\.html$/, "")));
  if (search || path !== pathname)
    window.history.replaceState(window.history.state, "", `${path}${hash}`);
}

/** Shows what the page's address asked for, once the page has come to life without it. */
export function useAskedView(): void {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!asked) return;
    const target = `${pathname}${asked}${hash}`;
    asked = "";
    void navigate(target, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, hash]);
}

let views: Promise<ViewList> | undefined;

/** The file with a page's data for a query; null for all else, and where the page is the same with it. */
async function viewFile(input: RequestInfo | URL): Promise<string | null> {
  if (input instanceof Request) return null;
  const { origin, pathname, searchParams } = new URL(input, window.location.href);
  searchParams.delete("_routes");
  const query = searchParams.toString();
  if (origin !== window.location.origin || !pathname.endsWith(".data") || !query) return null;
  views ??= fetch(withBase(VIEW_LIST)).then((answer) => answer.json() as Promise<ViewList>);
  const known = await views.catch((): ViewList => {
    views = undefined;
    return {};
  });
  const file = known[`${pageOfData(withoutBase(pathname))}?${query}`];
  return file ? withBase(file) : null;
}
