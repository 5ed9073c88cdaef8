import * as z from "zod/mini";
import { accountKinds } from "./options.ts";
import { choice, email, line } from "#shared/forms/fields.ts";
import * as words from "./words.ts";

/** Asking to be invited to open an account (the finance home). Nothing about money is asked for here. */
export const accountInterest = z.object({
  account: choice(
    accountKinds.map(({ value }) => value),
    words.chooseAccount,
  ),
  name: line(120),
  email: email(),
});

export type AccountInterestValues = z.infer<typeof accountInterest>;
