import { testEarlyTouch, testSlowPress } from "#tests/support/slow-press.ts";

/** Forms of pages that every site has. Home pages with forms try them in their own tests. */
for (const path of [
  "/page/contact-simple",
  "/page/contact-classic",
  "/page/contact-modern",
  "/page/coming-soon",
  "/page/coming-soon-V2",
  "/page/faq-s",
  "/page/about-me",
  "/blogs/blog-post-layout-01",
  "/shop/login-register",
  "/account/password",
])
  testSlowPress(path);

testEarlyTouch("/page/coming-soon-V2");
