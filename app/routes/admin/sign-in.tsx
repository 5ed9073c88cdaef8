import { data } from "react-router";
import { AdminDoor } from "#app/features/admin/admin-shell.tsx";
import { openBackOffice } from "#app/features/admin/require-admin.server.ts";
import { LinkForm } from "#app/features/admin/sign-in.tsx";
import { Button } from "#app/elements/button.tsx";
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
        <p>It was used, it is older than fifteen minutes, or a newer one was asked for.</p>
        <LinkForm action="/admin" />
      </AdminDoor>
    );
  }
  return (
    <AdminDoor>
      <h1 className="display text-display-2">One press, and you are in.</h1>
      <p>For twelve hours at most, in this browser, and for two without doing anything.</p>
      <form method="post" action={`/admin/sign-in/${token}`}>
        <input type="hidden" name="form" value="admin-redeem" />
        <Button type="submit">Sign in</Button>
      </form>
    </AdminDoor>
  );
}
