import { expect, it } from "vitest";
import { formatFigure, sumFiles } from "./visit.ts";

const at = (path: string, encodedBodySize: number) => ({
  name: `https://stackhaus.example${path}`,
  encodedBodySize,
});

it("adds up files by their kind, each once, and the page itself", () => {
  const files = [
    at("/assets/frame-1a2b.js", 60_000),
    at("/assets/page-3c4d.js", 30_500),
    at("/assets/frame-1a2b.js", 60_000),
    at("/assets/root.css", 15_000),
    at("/assets/geist.woff2", 29_400),
    at("/media/rack-720.avif", 9_000),
    at("/media/rack-1440.avif?again", 21_000),
    at("/api/unknown", 100),
  ];
  const sums = sumFiles(files, 12_000);
  expect(sums).toMatchObject({ html: 12, script: 90.5, css: 15, fonts: 29.4, largestPicture: 21 });
  expect(sums.total).toBeCloseTo(12 + 90.5 + 15 + 29.4 + 9 + 21 + 0.1);
});

it("has nothing to say of a visit that loaded nothing", () => {
  expect(sumFiles([], 0)).toEqual({
    html: 0,
    script: 0,
    css: 0,
    fonts: 0,
    largestPicture: 0,
    total: 0,
  });
});

it("writes every figure in its unit, and none where none was measured", () => {
  expect(formatFigure("script", 98.249)).toBe("98.2 kB");
  expect(formatFigure("firstPaint", 0.408)).toBe("0.41 s");
  expect(formatFigure("layoutShift", 0.00251)).toBe("0.003");
  expect(formatFigure("layoutShift", null)).toBeNull();
});
