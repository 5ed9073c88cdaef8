import { expect, it } from "vitest";
import { startHarness } from "#tests/contract/support/harness.ts";
import { describeMessageForm, mailsAbout } from "#tests/contract/support/message-form.ts";

const fields = {
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "Opening hours",
  message: "Are you open on Sunday?\nI would come by train.",
};

describeMessageForm({
  fields,
  required: ["name", "email", "message"],
  freeText: ["name", "subject", "message"],
  subject: "Opening hours (Ada Lovelace)",
  receipt: "within two working days",
  refused: [
    [{ email: "ada@" }, { email: "Invalid email." }],
    [{ email: "ada@example.com\r\nBcc: bob@example.com" }, { email: "Invalid email." }],
    [{ name: " \n\t" }, { name: "Field is required." }],
    [{ message: " \r\n " }, { message: "Field is required." }],
    [{ message: "x".repeat(4001) }, { message: "Use at most 4000 characters." }],
    [{ subject: "x".repeat(161) }, { subject: "Use at most 160 characters." }],
  ],
  page: "/",
});

it("goes by its sender's name where the subject is left out", async () => {
  const server = await startHarness("sqlite");
  expect((await server.send({ ...fields, subject: "" })).status).toBe(200);
  const { toOwner } = await mailsAbout(server, fields);
  expect(toOwner?.subject).toBe("Message from Ada Lovelace");
});
