import { data } from "react-router";
import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import { AdminDoor } from "#app/features/back-office/frame/admin-shell.tsx";
import { openBackOffice } from "#app/features/back-office/require-admin.server.ts";
import { LinkForm } from "#app/features/back-office/frame/sign-in.tsx";
import { Button } from "#app/elements/actions/button.tsx";
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
        <h1 className="display text-display-2">This link no longer works.</h1>
        <p>It was already used, is older than 15 minutes, or was replaced by a newer link.</p>
        <LinkForm action={OFFICE} />
      </AdminDoor>
    );
  }
  return (
    <AdminDoor>
      <h1 className="display text-display-2">Sign in to the back office</h1>
      <p>You stay signed in on this browser for up to 12 hours, or 2 hours without activity.</p>
      <form method="post" action={signInPath(token)}>
        <input type="hidden" name="form" value="admin-redeem" />
        <Button type="submit">Sign in</Button>
      </form>
    </AdminDoor>
  );
}
