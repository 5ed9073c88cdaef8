import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readQuantity, showQuantity, stepQuantity } from "#shared/shop/quantity.ts";
import { Quantity } from "./quantity.tsx";

function shown(element: React.ReactElement) {
  return parse(renderToStaticMarkup(element)).querySelector("input")?.attrs;
}

/** Specification, point 5. */
describe("the quantity control", () => {
  it("starts at the given value or 0, with 9 and less in two digits", () => {
    expect(shown(<Quantity name="quantity" label="Quantity" />)).toMatchObject({ value: "00" });
    expect(shown(<Quantity name="quantity" label="Quantity" start={9} />)?.value).toBe("09");
    expect(shown(<Quantity name="quantity" label="Quantity" start={10} />)?.value).toBe("10");
  });

  it("never goes below 0", () => {
    expect(stepQuantity(1, -1)).toBe(0);
    expect(stepQuantity(0, -1)).toBe(0);
    expect(stepQuantity(9, 1)).toBe(10);
  });

  it("reads what it shows, and nothing that is not a number of pieces", () => {
    for (const quantity of [0, 1, 9, 10, 120]) {
      expect(readQuantity(showQuantity(quantity))).toBe(quantity);
    }
    for (const typed of ["", "-1", "1.5", "two", "12345"]) expect(readQuantity(typed)).toBeNull();
  });

  it("reads the digits of other keyboards", () => {
    for (const typed of ["٣", "۰۳", "３"]) expect(readQuantity(typed)).toBe(3);
  });

  it("says what it counts, and what is wrong", () => {
    const field = shown(
      <Quantity name="quantity" label="Quantity of cap" error="Only two left." />,
    );
    expect(field).toMatchObject({ "aria-label": "Quantity of cap", "aria-invalid": "true" });
    expect(field?.["aria-describedby"]).toBeTruthy();
  });
});
