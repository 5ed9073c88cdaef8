import { expect, it, onTestFinished, vi } from "vitest";

it("tells the server where its forms are sent", async () => {
  vi.stubEnv("VITE_API_BASE", "https://api.example.com/api");
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { apiBase } = await import("./entry.server.tsx");
  expect(apiBase).toBe("https://api.example.com/api");
});
