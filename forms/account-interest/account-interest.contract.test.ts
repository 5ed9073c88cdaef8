import { describeMessageForm } from "#tests/contract/support/message-form.ts";

describeMessageForm({
  fields: {
    form: "account-interest",
    account: "saver",
    name: "Ada Lovelace",
    email: "ada@example.com",
  },
  required: ["account", "name", "email"],
  freeText: ["name"],
  subject: "Account request: Regular saver (Ada Lovelace)",
  receipt: "Account: Regular saver",
  refused: [
    [{ account: "gold" }, { account: "Choose an account." }],
    [{ email: "ada@" }, { email: "Invalid email." }],
  ],
  // The calculation stays in the address.
  page: "/home-finance?monthly=450&years=12",
});
