import { data } from "react-router";
import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import { AdminDoor } from "../frame/admin-shell.tsx";
import { openBackOffice } from "../require-admin.server.ts";
import { LinkForm } from "../frame/sign-in.tsx";
import { Button } from "#app/elements/actions/button.tsx";
import * as words from "../words.ts";
import type { Route } from "./+types/sign-in.ts";

/** Where the mailed link leads. Opening it uses nothing up (mail scanners open links): the button signs in, by POST. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isUsable = await openBackOffice(context).access.isUsable(params.token);
  return data({ token: params.token, isUsable }, { status: isUsable ? 200 : 404 });
}

export default function AdminSignIn({ loaderData: { token, isUsable } }: Route.ComponentProps) {
  if (!isUsable) {
    return (
      <AdminDoor>
        <h1 className="display text-display-2">{words.deadLink}</h1>
        <p>{words.deadLinkText}</p>
        <LinkForm action={OFFICE} />
      </AdminDoor>
    );
  }
  return (
    <AdminDoor>
      <h1 className="display text-display-2">{words.signInHeading}</h1>
      <p>{words.staySignedIn}</p>
      <form method="post" action={signInPath(token)}>
        <input type="hidden" name="form" value="admin-redeem" />
        <Button type="submit">{words.signIn}</Button>
      </form>
    </AdminDoor>
  );
}
