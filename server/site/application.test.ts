import { expect, it, onTestFinished, vi } from "vitest";
import { apiOriginOf } from "./application.ts";

const PUBLIC_URL = "https://www.example.com";

it("knows from the build alone where its forms are sent", () => {
  vi.stubEnv("VITE_API_BASE", "https://started-with.example/api");
  onTestFinished(() => void vi.unstubAllEnvs());
  const apiBase = "https://built-with.example/api";
  expect(apiOriginOf({ apiBase }, PUBLIC_URL)).toBe("https://built-with.example");
  expect(apiOriginOf({}, PUBLIC_URL)).toBeUndefined();
});

it("allows no other origin where the API is the site's own", () => {
  for (const apiBase of ["/api", "/shop2/api", `${PUBLIC_URL}/api`, ""])
    expect(apiOriginOf({ apiBase }, PUBLIC_URL), apiBase).toBeUndefined();
});
