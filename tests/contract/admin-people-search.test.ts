import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { requestContext } from "#app/engine/request-context.server.ts";
import { loader } from "#app/features/back-office/pages/people.tsx";
import { listHref, PEOPLE } from "#shared/back-office/addresses.ts";
import { signIn, startBackOffice } from "./support/admin.ts";
import { databasesFor, PUBLIC_URL } from "./support/harness.ts";
import { leaveData } from "./support/leave-data.ts";
import { ADA, typed } from "./support/person.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("one person's data on %s", (kind) => {
  it("is found under any spelling of the address, and unknown ones are unknown", async () => {
    const server = await startBackOffice(kind);
    await leaveData(server, typed);
    const { people } = server.runtime.services.backOffice;
    const person = await people.find(" ADA@example.com ");
    expect(person).toEqual({
      email: ADA,
      holdings: [
        { kind: "Orders", count: 1 },
        { kind: "Subscription", count: 1 },
        { kind: "Messages", count: 1 },
        { kind: "Comments", count: 1 },
        { kind: "Emails not sent yet", count: 4 },
      ],
      unfinished: [],
      remains: [expect.stringContaining("Paid orders keep")],
    });
    for (const email of ["da@example.com", "%", "ada@example_com", "", "\0", "nobody@example.com"])
      expect(await people.find(email), email).toBeNull();
  });

  it("is found and erased under an address with umlauts in its domain, however these are written", async () => {
    const server = await startBackOffice(kind);
    await server.send({ form: "subscribe", email: "ada@müller.example" });
    const { people } = server.runtime.services.backOffice;
    const email = "ada@xn--mller-kva.example";
    for (const each of ["Ada@MÜLLER.example", "ada@mu\u0308ller.example", email])
      expect(await people.find(each), each).toMatchObject({ email });
    const admin = await signIn(server);
    await admin.post(PEOPLE, { form: "person-erase", email, confirm: "ada@müller.example" });
    expect(await people.find(email)).toBeNull();
  });

  it("is found on its page under the longest address that mail systems accept", async () => {
    const server = await startBackOffice(kind);
    const label = "x".repeat(60);
    const email = `ada@${[label, label, label, "x".repeat(63)].join(".")}.com`;
    expect(email).toHaveLength(254);
    await server.send({ form: "subscribe", email });
    const { cookie } = await signIn(server);
    const find = async (query: string) => {
      const context = new RouterContextProvider();
      const { services } = server.runtime;
      context.set(requestContext, { ...context.get(requestContext), services, cookies: cookie });
      const url = new URL(listHref(PEOPLE, { query }), PUBLIC_URL);
      const request = new Request(url);
      return loader({ url, context, request, params: {}, pattern: PEOPLE });
    };
    expect(await find(` ${email} `)).toMatchObject({ query: email, person: { email } });
    expect(await find(`${email}x`)).toMatchObject({ query: email });
    expect(await find(" ")).toEqual({ query: "", person: null });
  });
});
