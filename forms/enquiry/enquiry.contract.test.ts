import { CONTACT_FORM } from "#content/addresses.ts";
import { expect, it } from "vitest";
import { startHarness } from "#tests/contract/support/harness.ts";
import { describeMessageForm } from "#tests/contract/support/message-form.ts";
import { enquiryTopics } from "./options.ts";

const fields = {
  form: "enquiry",
  topic: "data",
  name: "Ada Lovelace",
  email: "ada@example.com",
  message: "Please delete everything you have of me.",
};

describeMessageForm({
  fields,
  required: ["topic", "name", "email", "message"],
  freeText: ["name", "message"],
  subject: "What you know about me: Ada Lovelace",
  receipt: "Topic: What you know about me",
  refused: [
    [{ topic: "sales" }, { topic: "Choose a topic." }],
    [{ topic: "constructor" }, { topic: "Choose a topic." }],
    [{ topic: "data\r\nBcc: bob@example.com" }, { topic: "Choose a topic." }],
    [{ email: "ada@example.com, bob@example.com" }, { email: "Invalid email." }],
    [{ name: "\u0000" }, { name: "Field is required." }],
    [{ message: "x".repeat(4001) }, { message: "Use at most 4000 characters." }],
  ],
  page: CONTACT_FORM,
});

it("takes every topic that it offers", async () => {
  const server = await startHarness("sqlite", { RATE_LIMIT: "off" });
  for (const { value } of enquiryTopics)
    expect((await server.send({ ...fields, topic: value })).status, value).toBe(200);
});
