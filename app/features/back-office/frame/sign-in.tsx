import * as styles from "./admin-frame.module.css";
import { useLocation } from "react-router";
import { Button } from "#app/elements/actions/button.tsx";
import { MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import { EmailField } from "#app/features/forms/field/field.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { AdminDoor } from "./admin-shell.tsx";
import { usePostedForm } from "../parts/use-posted-form.ts";
import { useSinglePost } from "../parts/use-single-post.ts";
import { SIGN_IN_LINK_MINUTES } from "#shared/back-office/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

/**
 * What stands at every address of the back office for somebody who is not signed in. There is no password: a link is mailed, and whoever
 * asks for one is told the same, on the list or not.
 */
export function SignIn({ isLinkAskedFor }: { isLinkAskedFor: boolean }) {
  const { formState, formReturn } = useSiteData();
  // Something was to be changed by somebody who is not signed in, or no longer.
  const refusal = formState && formState.form !== "admin-sign-in" ? formState.errors.form : null;
  return (
    <AdminDoor>
      <h1 className="display text-display-2">{words.signIn}</h1>
      <p>{fill(words.signInText, { time: counted(formWords.forMinutes, SIGN_IN_LINK_MINUTES) })}</p>
      {refusal && <MessageBox kind="warning" title={refusal} />}
      {isLinkAskedFor && formReturn && (
        <MessageBox kind="success" title={formReturn.text}>
          {words.linkSentHelp}
        </MessageBox>
      )}
      <LinkForm />
    </AdminDoor>
  );
}

/** Asks for a link, from the page on screen: the link leads to the overview all the same. */
export function LinkForm({ action }: { action?: string }) {
  const { pathname } = useLocation();
  const form = usePostedForm("admin-sign-in", "sign-in");
  const { isSent, onSubmit } = useSinglePost();
  return (
    <form
      method="post"
      action={action ?? pathname}
      id="sign-in"
      className={styles.doorForm}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="admin-sign-in" />
      <input type="hidden" name="at" value="sign-in" />
      <EmailField form={form} />
      <Button type="submit" loading={isSent}>
        {words.sendLink}
      </Button>
      {form.message && (
        <p role="alert" className="text-small text-danger">
          {form.message}
        </p>
      )}
    </form>
  );
}
