import { pageGroup } from "#registry/page.ts";

export const accountsPages = pageGroup("shop", {}, [
  {
    path: "/shop/login-register",
    label: "Login register",
    title: "Sign in, or create an account",
    description:
      "Sign in to see your orders and find your cart again on every device, or create an account with a name and an address.",
    module: "features/accounts/pages/login-register.tsx",
    header: "header-disable-fixed",
    footer: "footer-style-09",
    prerender: false,
  },
]);
