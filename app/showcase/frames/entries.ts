import {
  type ExtraRoute,
  type FooterName,
  footerNames,
  type HeaderName,
  headerNames,
  type RouteEntry,
} from "#registry/page.ts";

/** Where a header is tried over a footer. */
export const framePath = (header: HeaderName, footer: FooterName) => `/try/${header}/${footer}`;

export const trialRoute: ExtraRoute = {
  path: "/try/:header/:footer",
  title: "A header and a footer to try",
  reason:
    "every header with every footer, to choose from; nothing leads there before somebody wants to choose",
};

/** Each header with each footer. Browsers learn of these routes only on the pages themselves. */
export const trialRoutes: readonly RouteEntry[] = headerNames.flatMap((header) =>
  footerNames.map((footer) => ({
    path: framePath(header, footer),
    module: "showcase/frames/page.tsx",
    frame: { header, footer },
  })),
);
