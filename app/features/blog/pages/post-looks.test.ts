import { expect, it } from "vitest";
import { PageErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";

/** Whatever posts may be shown with, as their addresses say or as all look alike (`post-look.ts`). */
const looks = import.meta.glob<object>(["./types/*.tsx", "./post-layout-*.tsx"]);

it("a post that is not there has the page for what is not there, in every look", async () => {
  expect(Object.keys(looks).length).toBeGreaterThan(0);
  for (const [file, look] of Object.entries(looks))
    expect(await look(), file).toHaveProperty("ErrorBoundary", PageErrorBoundary);
});
