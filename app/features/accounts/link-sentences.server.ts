import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from "#shared/accounts/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

const passwordTime = { time: counted(formWords.forHours, PASSWORD_LINK_HOURS) };

/* What pages say about how long links of mails work. */

export const forgotText = fill(words.forgotText, passwordTime);
export const deadPasswordLink = fill(words.deadPasswordLink, passwordTime);
export const deadConfirmation = fill(words.deadConfirmation, {
  time: counted(formWords.forHours, CONFIRM_LINK_HOURS),
});
