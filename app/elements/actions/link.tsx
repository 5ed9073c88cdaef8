import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { BASE_PATH, withoutBase } from "#app/engine/base-path/base-path.ts";
import { ask, warmPage } from "#app/engine/page-gate.ts";
import { isForServer, onServer } from "#app/engine/hosting.ts";
import { useGoTo } from "#app/engine/use-go-to.ts";
import { isPlainFile } from "#shared/plain-file.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of this site (`/about`), a place on this page (`#pricing`) or anything an `<a>` takes. */
  href: string;
  /** The target is another view of this page (`?filter=travel`): the scroll position stays, and what stands in both views moves over. */
  inPlace?: boolean;
};

/**
 * The link of the whole site. Inside the site it loads the next page before leaving the present one, so that a failed
 * load costs nothing; with the code it begins when the pointer or the focus arrives. Other addresses and files are plain links. In an export,
 * what only a server answers is one of these; where there is no server it is not there.
 */
export function Link({ href: address, inPlace = false, children, ...props }: LinkProps) {
  const isServers = import.meta.env.IS_EXPORT && isForServer(address);
  if (isServers && !import.meta.env.HAS_SERVER) return null;
  const href = isServers ? onServer(address) : address;
  if (!href.startsWith("/") || isPlainFile(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <InternalLink href={href} inPlace={inPlace} {...props}>
      {children}
    </InternalLink>
  );
}

/** Not the router's own: that one can do more than the site has a use for, which would be 2 kB in each first view. */
function InternalLink({
  href,
  inPlace = false,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...props
}: LinkProps) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const shown = useLocation();
  const target = new URL(href, "https://site.invalid");
  const isThisPage = target.pathname === shown.pathname;
  const isThisView = isThisPage && target.search === shown.search;
  const view = { preventScrollReset: inPlace, viewTransition: inPlace };
  const warm = () => {
    if (!isThisView) warmPage(target.pathname);
  };

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    if (isThisView && !inPlace && isPlaceHere(event.currentTarget)) return;
    event.preventDefault();
    if (isThisView) {
      ask();
      void navigate(href, { ...view, replace: target.hash === shown.hash });
    } else void goTo(href, view, isThisPage ? undefined : event.currentTarget);
  }

  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
    >
      {children}
    </a>
  );
}

/**
 * Handlers for an element whose links are plain HTML: they behave like `Link`, without being components each.
 * `const links = useLinksInside(); <div {...links} dangerouslySetInnerHTML={…} />`
 */
export function useLinksInside() {
  const goTo = useGoTo();
  const warm = (event: FocusEvent | PointerEvent) => {
    const target = internalLink(event.target);
    if (target) warmPage(withoutBase(target.pathname));
  };
  return {
    onPointerOver: warm,
    onFocus: warm,
    onClick(event: MouseEvent) {
      const target = internalLink(event.target);
      if (!target || event.defaultPrevented || !isPlainClick(event)) return;
      if (isPlaceHere(target)) return;
      event.preventDefault();
      void goTo(withoutBase(target.pathname) + target.search + target.hash, {}, target);
    },
  };
}

function internalLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link &&
    link.origin === window.location.origin &&
    !link.target &&
    !isPlainFile(link.pathname) &&
    (BASE_PATH === "" || link.pathname.startsWith(`${BASE_PATH}/`))
    ? link
    : null;
}

/** A place on the page at the window's address: the browser goes there by itself, and marks it as the target. */
function isPlaceHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** A click the browser would not treat as "open elsewhere". */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
