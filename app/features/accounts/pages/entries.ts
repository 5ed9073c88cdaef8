import {
  ACCOUNT,
  ACCOUNT_DATA,
  confirmAccountPath,
  newPasswordPath,
  PASSWORD_LINK,
  SIGN_IN,
} from "#content/addresses.ts";
import { type ExtraRoute, pageGroup } from "#registry/page.ts";
import * as words from "#shared/accounts/words.ts";

const frame = { header: "header-disable-fixed", footer: "footer-style-09" } as const;

export const pages = pageGroup("shop", {}, [
  {
    path: SIGN_IN,
    label: "Login register",
    title: "Sign in, or create an account",
    description:
      "Sign in to see your orders and find your cart again on every device, or create an account with a name and an address.",
    module: "features/accounts/pages/login-register.tsx",
    ...frame,
    prerender: false,
  },
]);

export const others: readonly ExtraRoute[] = [
  {
    path: ACCOUNT,
    title: "Your account",
    reason: "orders, details and data of whoever is signed in; everybody else is sent to sign in",
    module: "features/accounts/pages/account.tsx",
    frame,
  },
  {
    path: confirmAccountPath(":token"),
    title: "Confirm your address",
    reason: "the page that the mail to a new account leads to",
    module: "features/accounts/pages/verify.tsx",
    frame,
  },
  {
    path: PASSWORD_LINK,
    title: "Ask for a new password",
    reason: "for whoever has forgotten theirs",
    module: "features/accounts/pages/forgotten.tsx",
    frame,
  },
  {
    path: newPasswordPath(":token"),
    title: words.setNewPassword,
    reason: "the page that the mail about a forgotten password leads to",
    module: "features/accounts/pages/new-password.tsx",
    frame,
  },
  {
    path: ACCOUNT_DATA,
    reason: "a copy of what is kept about whoever is signed in, as a file",
  },
];
