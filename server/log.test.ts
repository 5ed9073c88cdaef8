import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { describeError, maskEmails } from "./log.ts";
import { createToken } from "./tokens.ts";

it("masks mail addresses and leaves the rest", () => {
  expect(maskEmails(`550 <ada@example.com>: no such user "bob@x.example"`)).toBe(
    `550 <[email]>: no such user "[email]"`,
  );
});

it("describes an error without the values a database adds", () => {
  const error = Object.assign(new Error("for ada@example.com"), { code: "23505", detail: "(ada)" });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "Error", code: "23505", message: "for [email]" });
  expect(JSON.stringify(described)).not.toContain("ada");
  expect(describeError("ada@example.com")).toEqual({ message: "[email]" });
});

it("keeps tokens of links out of error texts", () => {
  const token = createToken();
  const { message, stack } = describeError(new Error(`no route for /shop/orders/${token}`));
  expect(message).toBe("no route for /shop/orders/[token]");
  expect(stack).not.toContain(token);
});

it("is not kept busy by a long word", () => {
  const text = "a".repeat(5_000_000);
  expect(maskEmails(text)).toBe(text);
});

it("has every line when the process ends, in order, however busy its threads are", async () => {
  const program = `
    import { createLogger } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
    import { pbkdf2 } from "node:crypto";
    const logger = createLogger({ logLevel: "info" });
    for (let thread = 0; thread < 8; thread += 1) pbkdf2("all", "threads", 1e6, 64, "sha512", () => {});
    for (let line = 0; line < 300; line += 1) logger.info({ line }, "a request was answered");
    process.exit(1);
  `;
  const { stdout } = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = (await text(stdout)).trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 300 }, (_, line) => line),
  );
});
