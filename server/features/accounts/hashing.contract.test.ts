import { ACCOUNT, CART, PASSWORD_LINK } from "#content/addresses.ts";
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { COMPUTED_AT_ONCE, createHashing, MOST_WAITING, TooManyPasswordsError } from "./hashing.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { cheapPasswords, watchScrypt } from "#tests/contract/support/scrypt.ts";
import {
  type AccountServer,
  ada,
  createVisitor,
  formStateOf,
  linkTo,
  registered,
  startAccounts,
} from "#tests/contract/support/visitor.ts";

const databases = databasesFor(import.meta.filename);
const FULL = COMPUTED_AT_ONCE + MOST_WAITING;
const FORTY = 40;

function manySignIns(server: AccountServer, count: number) {
  const answered: Response[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    const email = index % 2 ? ada.email : `unknown-${index}@example.com`;
    const answer = await createVisitor(server).signIn({ email, password: "a guess at it" });
    answered.push(answer);
    return answer;
  });
  return { answered, all: Promise.all(all) };
}

/** A file that nobody has opened yet. */
function fileToRead(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-read-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "page.html");
  writeFileSync(file, "a page");
  return file;
}

describe("computing passwords", () => {
  it("leaves threads for files, and a core for the rest", () => {
    expect(COMPUTED_AT_ONCE).toBeGreaterThanOrEqual(1);
    // Of the four that Node has.
    expect(COMPUTED_AT_ONCE).toBeLessThanOrEqual(2);
  });

  it("reads files while forty wait", async () => {
    const scrypt = watchScrypt();
    const hashing = createHashing();
    let done = 0;
    const all = Promise.all(
      Array.from({ length: FORTY }, async (_, index) => {
        await hashing.hash(`password number ${index}`);
        done += 1;
      }),
    );
    const file = fileToRead();
    for (let turn = 0; turn < 5; turn += 1) expect(await readFile(file, "utf8")).toBe("a page");
    // Each read takes several turns of a thread: behind forty in four threads it came last.
    expect(done).toBeLessThan(FORTY / 2);
    await all;
    expect(scrypt.most()).toBe(COMPUTED_AT_ONCE);
  });

  it("takes them in the order in which they came", async () => {
    cheapPasswords();
    const scrypt = watchScrypt();
    scrypt.hold();
    const hashing = createHashing();
    const order: number[] = [];
    const all = Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await (index % 2 ? hashing.prove("a password", null) : hashing.hash("a password"));
        order.push(index);
      }),
    );
    for (let left = 12; left > 0; left -= COMPUTED_AT_ONCE) {
      await scrypt.untilHeld(Math.min(left, COMPUTED_AT_ONCE));
      const before = order.length;
      scrypt.release();
      scrypt.hold();
      await expect.poll(() => order.length).toBe(Math.min(12, before + COMPUTED_AT_ONCE));
    }
    await all;
    const turnOf = (index: number) => Math.floor(index / COMPUTED_AT_ONCE);
    expect(order.map(turnOf)).toEqual(Array.from({ length: 12 }, (_, index) => turnOf(index)));
  });

  it("refuses at once what would wait too long, and takes it when there is room again", async () => {
    cheapPasswords();
    const scrypt = watchScrypt();
    scrypt.hold();
    const hashing = createHashing();
    const waiting = Array.from({ length: FULL }, () => hashing.prove("a password", null));
    await expect(hashing.hash("a password")).rejects.toThrow(TooManyPasswordsError);
    await expect(hashing.prove("a password", null)).rejects.toThrow(TooManyPasswordsError);
    const stored = waiting[0]!;
    await scrypt.untilHeld(COMPUTED_AT_ONCE);
    scrypt.hold(0);
    scrypt.release();
    await stored;
    const again = hashing.hash("a password");
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => false));
    expect(await hashing.prove("a password", await again)).toBe(true);
    expect(await hashing.prove("another password", await again)).toBe(false);
  });

  it("gives the place on when one fails", async () => {
    const hashing = createHashing();
    const broken = Array.from({ length: 10 }, () => hashing.prove("a password", "no hash"));
    for (const one of broken) await expect(one).rejects.toThrow("Invalid password hash");
    expect(await hashing.prove("a password", await hashing.hash("a password"))).toBe(true);
  });
});

describe.each(databases)("forty who sign in at once on %s", (kind) => {
  it("are all answered, and pages and files do not wait for them", async () => {
    const server = await startAccounts(kind);
    await registered(server);
    const scrypt = watchScrypt();
    scrypt.hold();
    const { answered, all } = manySignIns(server, FORTY);
    await scrypt.untilHeld(COMPUTED_AT_ONCE);
    expect(await readFile(fileToRead(), "utf8")).toBe("a page");
    for (const path of ["/", "/file.txt", CART, "/api/cart"])
      expect((await server.request(path)).status, path).toBe(200);
    expect(answered).toEqual([]);
    scrypt.release();
    expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([401]));
    expect(scrypt.most()).toBe(COMPUTED_AT_ONCE);
    expect(scrypt.count()).toBe(FORTY);
  });

  it("and more than can wait: the rest is asked to come again in a few seconds, known or not", async () => {
    const server = await startAccounts(kind);
    const owner = await registered(server);
    const eve = { name: "Eve", email: "eve@example.com", password: "an apple a day keeps" };
    await createVisitor(server).signUp(eve);
    const confirm = await linkTo(server, eve.email);
    await owner.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const password = await linkTo(server);

    const scrypt = watchScrypt();
    scrypt.hold();
    const { answered, all } = manySignIns(server, FULL + 4);
    await expect.poll(() => answered).toHaveLength(4);
    for (const answer of answered) {
      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("5");
      const { errors, values } = await formStateOf(answer);
      expect(errors.form).toMatch(/again in a few seconds/);
      expect(values).toEqual({ email: expect.stringContaining("@") });
    }
    // By whatever form a password comes, and nothing is changed.
    const visitor = createVisitor(server);
    const fields = { currentPassword: ada.password, newPassword: "a difference engine" };
    const { path, token } = password;
    const others = [
      await visitor.confirm(confirm, eve),
      await visitor.post(path, "account-new-password", { ...fields, token }),
      await owner.post(ACCOUNT, "account-password", fields),
      await owner.post(ACCOUNT, "account-close", { password: ada.password }),
    ];
    expect(others.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    // Signing up computes nothing.
    expect((await visitor.signUp({ ...ada, email: "new@example.com" })).status).toBe(303);

    scrypt.release();
    await all;
    expect((await visitor.confirm(confirm, eve)).status).toBe(303);
    expect(await owner.isSignedIn()).toBe(true);
    const reset = await visitor.post(path, "account-new-password", { ...fields, token });
    expect(reset.status).toBe(303);
  });

  it("computes nothing while a transaction is open", async () => {
    const server = await startAccounts(kind);
    const { database } = server.runtime;
    let open = 0;
    const write = database.write.bind(database);
    vi.spyOn(database, "write").mockImplementation(async (work) =>
      write(async (transaction) => {
        open += 1;
        try {
          return await work(transaction);
        } finally {
          open -= 1;
        }
      }),
    );
    const openAtBegin: number[] = [];
    watchScrypt(() => openAtBegin.push(open));
    const visitor = await registered(server);
    await visitor.signIn({ ...ada, password: "not the password" });
    await visitor.post(ACCOUNT, "account-password", {
      currentPassword: ada.password,
      newPassword: "a difference engine",
    });
    await visitor.post(PASSWORD_LINK, "account-password-link", { email: ada.email });
    const { path, token } = await linkTo(server);
    await visitor.post(path, "account-new-password", { token, newPassword: ada.password });
    await visitor.signIn();
    await visitor.signUp();
    await visitor.post(ACCOUNT, "account-close", { password: ada.password });
    // Confirming, signing in three times, a change (two), a reset, closing.
    expect(openAtBegin).toEqual(Array(8).fill(0));
  });
});
