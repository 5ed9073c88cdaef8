import {
  COMING_SOON,
  COMING_SOON_CLOCK,
  CONTACT,
  CONTACT_FORM,
  CONTACT_SIMPLE,
  PASSWORD_LINK,
  POST_LAYOUTS,
  SIGN_IN,
} from "#content/addresses.ts";
import { isMadeFrom } from "#tests/support/changed-pages.ts";
import { testEarlyTouch, testSlowPress } from "#tests/support/slow-press.ts";

/** Whether a form that a feature puts on pages of others is there. */
const subscribes = isMadeFrom(COMING_SOON_CLOCK, "app/features/newsletter/subscribe-form.tsx");
const comments = isMadeFrom(`${POST_LAYOUTS}01`, "app/features/comments/comment-form.tsx");

/** Forms of pages that every site has. Home pages with forms try them in their own tests. */
for (const path of [
  CONTACT_SIMPLE,
  CONTACT,
  CONTACT_FORM,
  ...(subscribes ? [COMING_SOON, COMING_SOON_CLOCK] : []),
  ...(comments ? [`${POST_LAYOUTS}01`] : []),
  SIGN_IN,
  PASSWORD_LINK,
])
  testSlowPress(path);

if (subscribes) testEarlyTouch(COMING_SOON_CLOCK);
