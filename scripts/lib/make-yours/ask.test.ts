import { expect, it, onTestFinished } from "vitest";
import { asked } from "./ask.ts";

it("says what is wrong with an answer that was given before it asks for others, and where nobody is there to answer", async () => {
  const { isTTY } = process.stdin;
  process.stdin.isTTY = false;
  onTestFinished(() => void (process.stdin.isTTY = isTTY));
  await expect(asked({ colour: "red" })).rejects.toThrow(/colour: no colour/);
  await expect(asked({ name: "Korn" })).rejects.toThrow("There is no terminal to ask in");
});
