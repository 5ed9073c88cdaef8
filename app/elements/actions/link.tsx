import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent } from "react";
import { Link as RouterLink, useHref, useLocation, useNavigate } from "react-router";
import { BASE_PATH, withoutBase } from "#app/engine/base-path/base-path.ts";
import { readyToShow, warmPage } from "#app/engine/page-gate.ts";
import { isForServer, onServer } from "#app/engine/hosting.ts";
import { pagePath } from "#app/engine/page-path.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of this site (`/about`), a place on this page (`#pricing`) or anything an `<a>` takes. */
  href: string;
  /** The target is another view of this page (`?filter=travel`): the scroll position stays, and what stands in both views moves over. */
  inPlace?: boolean;
};

/**
 * The link of the whole site. Inside the site it loads the next page's code before leaving the present one, so that a failed
 * load costs nothing; it starts to do so when the pointer or the focus arrives. Other addresses are plain links. In an export, what
 * only a server answers is one of these; where there is no server it is not there.
 */
export function Link({ href: address, inPlace = false, children, ...props }: LinkProps) {
  const isServers = import.meta.env.IS_EXPORT && isForServer(address);
  if (isServers && !import.meta.env.HAS_SERVER) return null;
  const href = isServers ? onServer(address) : address;
  if (!href.startsWith("/"))
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

function InternalLink({
  href,
  inPlace = false,
  onClick,
  onPointerEnter,
  onFocus,
  ...props
}: LinkProps) {
  const navigate = useNavigate();
  const current = useLocation();
  const resolved = useHref(href);
  const target = new URL(resolved, "https://site.invalid");
  const warm = () => {
    if (withoutBase(target.pathname) !== current.pathname) warmPage(withoutBase(target.pathname));
  };

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      withoutBase(target.pathname) === current.pathname ||
      !isPlainClick(event) ||
      props.target
    )
      return;
    event.preventDefault();
    void readyToShow(target, event.currentTarget).then((ready) =>
      ready ? navigate(addressOf(target)) : undefined,
    );
  }

  return (
    <RouterLink
      to={href}
      discover="none"
      preventScrollReset={inPlace}
      viewTransition={inPlace}
      {...props}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
    />
  );
}

/**
 * Handlers for an element whose links are plain HTML: they behave like `Link`, without being components each.
 * `const links = useLinksInside(); <div {...links} dangerouslySetInnerHTML={…} />`
 */
export function useLinksInside() {
  const navigate = useNavigate();
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
      if (target.pathname === window.location.pathname && target.hash) return;
      event.preventDefault();
      void readyToShow(target, target).then((ready) =>
        ready ? navigate(addressOf(target)) : undefined,
      );
    },
  };
}

/** Where a link leads, spelled as the page's own address. */
function addressOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return pagePath(withoutBase(pathname)) + search + hash;
}

function internalLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link &&
    link.origin === window.location.origin &&
    !link.target &&
    (BASE_PATH === "" || link.pathname.startsWith(`${BASE_PATH}/`))
    ? link
    : null;
}

/** A click the browser would not treat as "open elsewhere". */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
