import { ACCOUNT_DATA, SIGN_IN, confirmAccountPath, newPasswordPath } from "#content/addresses.ts";
import { expect, vi } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import type { FormState } from "#server/contract/form-state.ts";
import { type Harness, startHarness, type Times } from "./harness.ts";
import { cheapPasswords } from "./scrypt.ts";
import { stopClock } from "./stop-clock.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ada = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  password: "the analytical engine",
};

/** Somebody who says that her address is theirs. */
export const attacker = { name: "Not Ada", email: ada.email, password: "the attacker's choice" };

export type AccountServer = Awaited<ReturnType<typeof startAccounts>>;

/**
 * The app with one clock for everything: better-auth looks at the process's own. Timers go on as they are. Passwords are computed cheaply,
 * unless the test says `realPasswords`.
 */
export async function startAccounts(
  kind: DatabaseKind,
  env: Record<string, string> = { RATE_LIMIT: "off" },
  data?: Record<string, string>,
  times?: Times,
) {
  const server = await startHarness(kind, env, data, times);
  cheapPasswords();
  stopClock(server.clock.now);
  return Object.assign(server, {
    pass(time: number) {
      server.clock.now += time;
      vi.setSystemTime(server.clock.now);
    },
  });
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A browser without script: keeps cookies, sends forms, follows nothing by itself. */
export function createVisitor(server: Pick<Harness, "request">, from?: string) {
  const jar = new Map<string, string>();
  const visitor = {
    jar,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    async call(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      if (jar.size > 0) headers.set("Cookie", visitor.cookie());
      const answer = await server.request(path, { ...init, headers, redirect: "manual" }, from);
      for (const line of answer.headers.getSetCookie()) keep(line);
      return answer;
    },
    post: (path: string, form: string, fields: Record<string, string> = {}, headers = {}) =>
      visitor.call(path, {
        method: "POST",
        headers,
        body: new URLSearchParams({ form, ...fields }),
      }),
    signUp: (fields: Record<string, string> = ada) =>
      visitor.post(SIGN_IN, "account-sign-up", fields),
    /** The form behind the link of the mail. */
    confirm: ({ path, token }: { path: string; token: string }, { name, password } = ada) =>
      visitor.post(path, "account-confirm", { token, name, password }),
    signIn: ({ email, password }: { email: string; password: string } = ada) =>
      visitor.post(SIGN_IN, "account-sign-in", { email, password }),
    /** Whether the server knows who is asking. */
    async isSignedIn() {
      return (await visitor.call(ACCOUNT_DATA)).status === 200;
    },
  };
  return visitor;

  function keep(line: string) {
    const [pair = "", ...attributes] = line.split("; ");
    const equals = pair.indexOf("=");
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    if (value === "" || attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  }
}

/** What the page that came back says of the form on it. */
export async function formStateOf(answer: Response): Promise<FormState> {
  return ((await answer.json()) as { formState: FormState }).formState;
}

const mailedLink = new RegExp(`(?:${confirmAccountPath("")}|${newPasswordPath("")})([\\w-]{43})`);

/** The link in the newest mail to an address that has one: its path and its token. Notices of the same moment come in any order. */
export async function linkTo(server: Harness, email: string = ada.email) {
  const links = (await server.mails())
    .filter(({ to }) => to === email)
    .flatMap((mail) => {
      const [path, token] = mailedLink.exec(mail.text) ?? [];
      return path && token ? [{ mail, path, token }] : [];
    });
  const newest = links.at(-1);
  if (!newest) throw new Error(`no mail with a link to ${email}`);
  return newest;
}

/** Somebody with a confirmed account, signed in. */
export async function registered(server: Harness, person = ada): Promise<Visitor> {
  const visitor = createVisitor(server);
  await visitor.signUp(person);
  await visitor.confirm(await linkTo(server, person.email), person);
  const answer = await visitor.signIn(person);
  expect(answer.status).toBe(303);
  return visitor;
}
