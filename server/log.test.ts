import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
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

/** What a process of its own is told to do with a logger. */
const withLogger = (program: string) => [
  "--input-type=module",
  "--eval",
  `import { createLogger } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
  const logger = createLogger({ logLevel: "info" });
  ${program}`,
];

it("has every line when the process ends, in order, however busy its threads are", async () => {
  const program = withLogger(`
    import { pbkdf2 } from "node:crypto";
    for (let thread = 0; thread < 8; thread += 1) pbkdf2("all", "threads", 1e6, 64, "sha512", () => {});
    for (let line = 0; line < 300; line += 1) logger.info({ line }, "a request was answered");
    process.exit(1);
  `);
  const { stdout } = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const lines = (await text(stdout)).trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 300 }, (_, line) => line),
  );
});

it("keeps no process waiting whose reader takes nothing, and has every line for it afterwards", async () => {
  const many = 8000;
  // Written to once, a pipe says when it is full.
  const program = withLogger(`
    process.stdout.write("\\n");
    for (let line = 0; line < ${many}; line += 1) logger.info({ line }, "a request was answered");
    process.stderr.write("goes on");
    process.stdin.resume().once("end", () => {
      logger.info({ line: ${many} }, "the last");
      process.exit(0);
    });
  `);
  const { stdin, stdout, stderr } = spawn(process.execPath, program);
  const [said] = (await once(stderr, "data")) as [Buffer];
  expect(said.toString()).toBe("goes on");
  const numbers: number[] = [];
  for await (const line of createInterface({ input: stdout })) {
    if (line === "") continue;
    numbers.push((JSON.parse(line) as { line: number }).line);
    if (numbers.length === many) stdin.end();
  }
  expect(numbers).toEqual(Array.from({ length: many + 1 }, (_, line) => line));
});

it.runIf(existsSync("/dev/full"))("loses lines on a full disk, and nothing else", () => {
  const program = withLogger(`
    for (let line = 0; line < 300; line += 1) logger.info({ line }, "a request was answered");
    logger.fatal("written at once");
    logger.info("written in a moment");
    setTimeout(() => {
      process.stderr.write("goes on");
      logger.info("written at the end");
      process.exit(3);
    }, 300);
  `);
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const { status, stderr } = spawnSync(process.execPath, program, {
    stdio: ["ignore", full, "pipe"],
    timeout: 60_000,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 3, stderr: "goes on" });
});
