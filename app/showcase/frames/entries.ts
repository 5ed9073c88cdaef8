import { type ExtraRoute, footerNames, headerNames, type RouteEntry } from "#registry/page.ts";

export const trialRoute: ExtraRoute = {
  path: "/try/:header/:footer",
  title: "A header and a footer to try",
  reason:
    "every header with every footer, to choose from; nothing leads there before somebody wants to choose",
};

/** Each header with each footer. Browsers learn of these routes only on the pages themselves. */
export const trialRoutes: readonly RouteEntry[] = headerNames.flatMap((header) =>
  footerNames.map((footer) => ({
    path: `/try/${header}/${footer}`,
    module: "showcase/frames/page.tsx",
    frame: { header, footer },
  })),
);
