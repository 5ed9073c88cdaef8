import type { AnsweredForm } from "#server/contract/form.ts";
import * as house from "#server/words.ts";
import {
  accountClosedMail,
  alreadyRegisteredMail,
  confirmAddressMail,
  passwordChangedMail,
  passwordLinkMail,
} from "./mails.ts";
import * as schemas from "./schema.ts";
import * as words from "./words.ts";

type AccountForms = {
  [Name in schemas.AccountForm]: AnsweredForm<(typeof schemas.accountSchemas)[Name]>;
};

/** The forms of accounts. What is done with them the accounts say (`server/features/accounts/posts.ts`). */
export const accountForms = {
  "account-sign-up": {
    schema: schemas.signUp,
    sent: words.signedUp,
    refused: words.notCreated,
    labels: { name: house.name, email: house.email },
    mails: { confirm: confirmAddressMail, registered: alreadyRegisteredMail },
  },
  "account-confirm": {
    schema: schemas.addressConfirmation,
    sent: words.confirmed,
    refused: words.notConfirmed,
    labels: { name: house.name, password: words.password },
    mails: {},
  },
  "account-sign-in": {
    schema: schemas.signIn,
    sent: null,
    refused: words.notSignedIn,
    labels: { email: house.email, password: words.password },
    mails: {},
  },
  "account-sign-out": {
    schema: schemas.signOut,
    sent: words.signedOut,
    refused: null,
    labels: {},
    mails: {},
  },
  "account-password-link": {
    schema: schemas.passwordLink,
    sent: words.passwordLinkSent,
    refused: null,
    labels: { email: house.email },
    mails: { confirm: confirmAddressMail, link: passwordLinkMail },
  },
  "account-new-password": {
    schema: schemas.passwordReset,
    sent: words.passwordReset,
    refused: words.passwordNotChanged,
    labels: { newPassword: words.newPassword },
    mails: { changed: passwordChangedMail },
  },
  "account-password": {
    schema: schemas.passwordChange,
    sent: words.passwordChanged,
    refused: words.passwordNotChanged,
    labels: { currentPassword: words.currentPassword, newPassword: words.newPassword },
    mails: { changed: passwordChangedMail },
  },
  "account-details": {
    schema: schemas.accountDetails,
    sent: words.nameChanged,
    refused: words.nothingChanged,
    labels: { name: house.name },
    mails: {},
  },
  "account-close": {
    schema: schemas.accountClosing,
    sent: words.closed,
    refused: words.notClosed,
    labels: { password: words.password },
    mails: { closed: accountClosedMail },
  },
} satisfies AccountForms;
