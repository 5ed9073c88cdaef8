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
import { testEarlyTouch, testSlowPress } from "#tests/support/slow-press.ts";

/** Forms of pages that every site has. Home pages with forms try them in their own tests. */
for (const path of [
  CONTACT_SIMPLE,
  CONTACT,
  CONTACT_FORM,
  COMING_SOON,
  COMING_SOON_CLOCK,
  `${POST_LAYOUTS}01`,
  SIGN_IN,
  PASSWORD_LINK,
])
  testSlowPress(path);

testEarlyTouch(COMING_SOON_CLOCK);
