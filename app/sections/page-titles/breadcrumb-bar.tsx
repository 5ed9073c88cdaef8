import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";

/** Breadcrumbs in a bar of their own, under a title band that has none. `children` stand at its other end. */
export function BreadcrumbBar({
  children,
  ...breadcrumbs
}: Pick<ComponentProps<typeof Breadcrumbs>, "trail" | "current"> & { children?: ReactNode }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-10 gap-y-1 px-gutter py-3">
        <Breadcrumbs {...breadcrumbs} className="min-w-0" />
        {children && <div className="text-small text-soft">{children}</div>}
      </div>
    </div>
  );
}
