import { formPost, type Harness } from "./harness.ts";

/** Asks for a link to the back office. @param turn each from a network address of its own. */
export function askForAdminLink(server: Harness, email: string, turn = 0) {
  const fields = formPost({ form: "admin-sign-in", email });
  return server.request("/admin", fields, `198.51.100.${turn}`);
}
