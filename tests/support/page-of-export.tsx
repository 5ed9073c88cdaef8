import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";

/** What a page module shows in an export without a server, given what its loader would. */
export async function pageOfExport(
  load: () => Promise<{ default: (props: never) => unknown }>,
  loaderData: unknown,
): Promise<string> {
  vi.stubEnv("IS_EXPORT", "yes");
  vi.stubEnv("HAS_SERVER", "");
  vi.resetModules();
  try {
    const Page = (await load()).default as ComponentType<{ loaderData: unknown }>;
    const router = createMemoryRouter([{ path: "/", element: <Page loaderData={loaderData} /> }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}
