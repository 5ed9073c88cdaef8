import { describe, expect, it } from "vitest";
import { keepOnBoard, step } from "./board.ts";

const reach = { x: 10, y: 20 };

describe("keepOnBoard", () => {
  it("leaves a piece where it lies wholly on the board", () => {
    expect(keepOnBoard({ x: 10, y: 80 }, reach)).toEqual({ x: 10, y: 80 });
  });

  it("brings back what hangs over an edge, no further than needed", () => {
    expect(keepOnBoard({ x: -40, y: 99 }, reach)).toEqual({ x: 10, y: 80 });
    expect(keepOnBoard({ x: 91, y: 0 }, reach)).toEqual({ x: 90, y: 20 });
  });

  it("keeps what is larger than the board in its middle", () => {
    expect(keepOnBoard({ x: 3, y: 97 }, { x: 70, y: 55 })).toEqual({ x: 50, y: 50 });
  });
});

describe("step", () => {
  const from = { x: 40, y: 50 };
  const small = { isLarge: false, isRtl: false, reach };

  it("goes the way the arrow points", () => {
    expect(step(from, "ArrowRight", small)).toEqual({ x: 42, y: 50 });
    expect(step(from, "ArrowLeft", small)).toEqual({ x: 38, y: 50 });
    expect(step(from, "ArrowUp", small)).toEqual({ x: 40, y: 48 });
    expect(step(from, "ArrowDown", small)).toEqual({ x: 40, y: 52 });
  });

  it("goes five times as far with Shift, and stops at the edge", () => {
    const large = { ...small, isLarge: true };
    expect(step(from, "ArrowDown", large)).toEqual({ x: 40, y: 60 });
    expect(step({ x: 85, y: 50 }, "ArrowRight", large)).toEqual({ x: 90, y: 50 });
  });

  it("points the same way on a board that is read from the right", () => {
    const rtl = { ...small, isRtl: true };
    expect(step(from, "ArrowRight", rtl)).toEqual({ x: 38, y: 50 });
    expect(step(from, "ArrowLeft", rtl)).toEqual({ x: 42, y: 50 });
    expect(step(from, "ArrowUp", rtl)).toEqual({ x: 40, y: 48 });
  });
});
