import {
  ABOUT_ME,
  CONTACT,
  CONTACT_FORM,
  CONTACT_SIMPLE,
  PASSWORD_LINK,
  QUESTIONS,
  SIGN_IN,
} from "#content/addresses.ts";
import { testEarlyTouch, testSlowPress } from "#tests/support/slow-press.ts";

/** Forms of pages that every site has. Home pages with forms try them in their own tests. */
for (const path of [
  CONTACT_SIMPLE,
  CONTACT,
  CONTACT_FORM,
  "/page/coming-soon",
  "/page/coming-soon-V2",
  QUESTIONS,
  ABOUT_ME,
  "/blogs/blog-post-layout-01",
  SIGN_IN,
  PASSWORD_LINK,
])
  testSlowPress(path);

testEarlyTouch("/page/coming-soon-V2");
