import { expect, it } from "vitest";
import { PANEL_MARGIN, panelStart } from "./menu-position.ts";

const at = {
  triggerStart: 600,
  triggerWidth: 100,
  panelWidth: 240,
  viewportWidth: 1280,
  margin: PANEL_MARGIN.dropdown,
};

it("centres a panel under its trigger where there is room", () => {
  expect(panelStart(at)).toBe(530);
});

it("keeps 10 px from both edges for dropdowns and 25 px for mega menus", () => {
  expect(panelStart({ ...at, triggerStart: 0 })).toBe(10);
  expect(panelStart({ ...at, triggerStart: 1200 })).toBe(1280 - 10 - 240);
  expect(panelStart({ ...at, panelWidth: 900, triggerStart: 0, margin: PANEL_MARGIN.mega })).toBe(
    25,
  );
  expect(
    panelStart({ ...at, panelWidth: 900, triggerStart: 1100, margin: PANEL_MARGIN.mega }),
  ).toBe(1280 - 25 - 900);
});

it("starts at the margin when the panel is wider than the window", () => {
  expect(panelStart({ ...at, panelWidth: 1400, margin: PANEL_MARGIN.mega })).toBe(25);
});
