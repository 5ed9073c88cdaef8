import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { returnFocus } from "./rows.ts";

/** A list with two rows, each with a field and a button, as far as the focus is concerned. */
class Stub {
  readonly inside: readonly Stub[];
  constructor(...inside: Stub[]) {
    this.inside = inside;
  }
  contains(other: Stub): boolean {
    return other === this || this.inside.some((one) => one.contains(other));
  }
  focus(): void {
    page.activeElement = this;
  }
}
class FieldStub extends Stub {}

const field = new FieldStub();
const button = new Stub();
const row = new Stub(field, button);
const otherField = new FieldStub();
const otherRow = new Stub(otherField);
const heading = new Stub();
const body = new Stub(heading, row, otherRow);
let rows: readonly Stub[];
const page = {
  body,
  activeElement: body,
  getElementById: (id: string) => (id === "row" && rows.includes(row) ? row : null),
  querySelectorAll: () => rows,
  querySelector: () => heading,
};

beforeEach(() => {
  rows = [row, otherRow];
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLInputElement", FieldStub);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["a field that is done gives way to its row", field, true, row],
  ["one that was refused is typed in again", field, false, field],
  ["a button that is still there keeps it", button, true, button],
  ["what was pressed and is gone gives it to the row", body, true, row],
  ["where typing goes on, it stays", otherField, true, otherField],
])("%s", (_, focused, isDone, target) => {
  page.activeElement = focused;
  returnFocus("row", 0, isDone);
  expect(page.activeElement).toBe(target);
});

it("a row that is gone gives it to the one in its place, the last one to the heading", () => {
  rows = [otherRow];
  page.activeElement = body;
  returnFocus("row", 0, true);
  expect(page.activeElement).toBe(otherRow);
  rows = [];
  page.activeElement = body;
  returnFocus("row", 0, true);
  expect(page.activeElement).toBe(heading);
});
