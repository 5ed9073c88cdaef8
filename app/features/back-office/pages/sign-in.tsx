import { data, redirect } from "react-router";
import { OFFICE, signInPath } from "#shared/back-office/addresses.ts";
import { AdminDoor } from "../frame/admin-shell.tsx";
import { openBackOffice } from "../require-admin.server.ts";
import { LinkForm } from "../frame/sign-in.tsx";
import { useSinglePost } from "../parts/use-single-post.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { requestContext } from "#app/engine/request-context.server.ts";
import { IDLE_HOURS, SESSION_HOURS, SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { SIGNED_IN } from "#shared/signed-in.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/sign-in.ts";

/** Where the mailed link leads. Opening it uses nothing up (mail scanners open links): the button signs in, by POST. */
export async function loader({ params: { token }, context, url }: Route.LoaderArgs) {
  const { access } = openBackOffice(context);
  const isCookieLost = url.searchParams.has(SIGNED_IN);
  if (isCookieLost && (await access.findBySession(context.get(requestContext).cookies ?? null)))
    throw redirect(OFFICE, 303);
  const isUsable = await access.isUsable(token);
  return data({ token, isUsable, isCookieLost }, { status: isUsable ? 200 : 404 });
}

export default function AdminSignIn({
  loaderData: { token, isUsable, isCookieLost },
}: Route.ComponentProps) {
  if (!isUsable) {
    return (
      <AdminDoor>
        <h1 className="display text-display-2">
          {isCookieLost ? words.notSignedIn : words.deadLink}
        </h1>
        <p>
          {isCookieLost
            ? words.cookieLost
            : fill(words.deadLinkText, {
                time: counted(formWords.forMinutes, SIGN_IN_LINK_MINUTES),
              })}
        </p>
        <LinkForm action={OFFICE} />
      </AdminDoor>
    );
  }
  return <Redeem token={token} />;
}

function Redeem({ token }: { token: string }) {
  const { isSent, onSubmit } = useSinglePost();
  return (
    <AdminDoor>
      <h1 className="display text-display-2">{words.signInHeading}</h1>
      <p>
        {fill(words.staySignedIn, {
          session: counted(formWords.forHours, SESSION_HOURS),
          idle: counted(formWords.forHours, IDLE_HOURS),
        })}
      </p>
      <form method="post" action={signInPath(token)} onSubmit={onSubmit}>
        <input type="hidden" name="form" value="admin-redeem" />
        <Button type="submit" loading={isSent}>
          {words.signIn}
        </Button>
      </form>
    </AdminDoor>
  );
}
