import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

type SiteData = Awaited<ReturnType<typeof loader>>;

const nothing = {
  page: null,
  formState: null,
  formReturn: null,
  publicUrl: "",
  renderedAt: new Date(0).toISOString(),
};

/** What the root loader gives every page; empty in the error page, which must not depend on it. */
export function useSiteData(): Pick<
  SiteData,
  "formState" | "formReturn" | "publicUrl" | "renderedAt"
> & {
  page: SiteData["page"] | null;
} {
  return useRouteLoaderData<typeof loader>("root") ?? nothing;
}
