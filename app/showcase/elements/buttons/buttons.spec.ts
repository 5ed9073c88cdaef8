import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("an unavailable button takes the focus and says why", async ({ page }) => {
  await visit(page, "/elements/buttons");
  const button = page.getByRole("button", { name: "Add to cart" });
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription("Choose a size first: the price depends on it.");
});

test("the code shown is the code that runs", async ({ page }) => {
  const source = await readFile("app/showcase/elements/buttons/page.tsx", "utf8");
  await visit(page, "/elements/buttons");
  const demo = page.getByRole("region", { name: "Not yet", exact: true });
  await demo.getByText("Code").first().click();
  const shown = await demo.getByRole("region", { name: "Code of Not yet" }).innerText();
  const lines = shown.split("\n").filter((line) => line.trim());
  expect(lines[0]).toBe('import { UnavailableButton } from "#app/elements/actions/button.tsx";');
  for (const line of lines.slice(1)) expect(source).toContain(line.trim());
  expect(lines.length).toBeGreaterThan(3);
});
