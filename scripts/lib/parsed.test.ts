import { expect, it, vi } from "vitest";
import { parsed } from "./parsed.ts";

const options = { strict: { type: "boolean" }, out: { type: "string" } } as const;

it("reads what was typed", () => {
  const { values } = parsed("npm run it", { args: ["--strict", "--out", "a"], options });
  expect(values).toEqual({ strict: true, out: "a" });
});

it.each([
  [["--strikt"], "Unknown option '--strikt'."],
  [["extra"], "Unexpected argument 'extra'."],
  [["--out"], "Option '--out <value>' argument missing."],
])("ends with how the program is used after %j", (args, sentence) => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  try {
    expect(() => parsed("npm run it", { args, options })).toThrow("ended with 1");
    expect(written).toHaveBeenCalledWith(`${sentence}\n\nnpm run it\n`);
  } finally {
    written.mockRestore();
    exit.mockRestore();
  }
});
