import * as z from "zod/mini";
import { email, line } from "#shared/forms/fields.ts";
import { knownPassword, newPassword } from "./password.ts";

/** Creating an account. It gets its password when its address is confirmed: before that anybody may have typed it. */
export const signUp = z.object({ name: line(120), email: email() });

/** Confirming the address of a new account, by the link of a mail. */
export const addressConfirmation = z.object({ name: line(120), password: newPassword() });

/** Signing out. */
export const signOut = z.object({});

/** Signing in. What was typed is compared, not judged. */
export const signIn = z.object({ email: email(), password: knownPassword() });

/** Asking for a link by which a new password is set. */
export const passwordLink = z.object({ email: email() });

/** Setting a new password, by the link of a mail. */
export const passwordReset = z.object({ newPassword: newPassword() });

/** Changing the password while signed in. */
export const passwordChange = z.object({
  currentPassword: knownPassword(),
  newPassword: newPassword(),
});

/** The details of an account that its owner may change. */
export const accountDetails = z.object({ name: line(120) });

/** Closing an account: the password once more, so that nobody does it at a screen that was left alone. */
export const accountClosing = z.object({ password: knownPassword() });

export type SignUpValues = z.infer<typeof signUp>;

/**
 * The forms of accounts, as their hidden field `form` names them. Each posts to the page it stands on, with script and
 * without.
 */
export const accountSchemas = {
  "account-sign-up": signUp,
  "account-sign-in": signIn,
  "account-sign-out": signOut,
  "account-confirm": addressConfirmation,
  "account-password-link": passwordLink,
  "account-new-password": passwordReset,
  "account-password": passwordChange,
  "account-details": accountDetails,
  "account-close": accountClosing,
};

export type AccountForm = keyof typeof accountSchemas;

export function isAccountForm(name: string): name is AccountForm {
  return Object.hasOwn(accountSchemas, name);
}
