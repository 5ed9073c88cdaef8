import { isRouteErrorResponse, Outlet } from "react-router";
import { AdminShell } from "../frame/admin-shell.tsx";
import { KeysDialog, KeysTrigger } from "../frame/keys-dialog.tsx";
import { NoticeStrip, type Said } from "../frame/notice.tsx";
import { requireAdmin, type SignInWanted } from "../require-admin.server.ts";
import { SignIn } from "../frame/sign-in.tsx";
import { requestContext } from "#app/engine/request-context.server.ts";
import type { FormReturn } from "#server/contract/form-state.ts";
import type { Route } from "./+types/layout.ts";

/** What stands around each page of the back office; asked for anew with every page, so that its counts are true. */
export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backOffice } = await requireAdmin(context);
  const { formReturn } = context.get(requestContext);
  const waiting: Readonly<Record<string, number>> = await backOffice.waiting();
  const tasks = Object.entries(backOffice.tasks());
  return {
    email: admin.email,
    sections: backOffice.sections().map((section) => ({
      ...section,
      waiting: tasks
        .filter(([, task]) => task.section === section.path)
        .reduce((sum, [name]) => sum + (waiting[name] ?? 0), 0),
    })),
    said: formReturn ? saidOf(formReturn) : null,
  };
}

function saidOf(formReturn: FormReturn): Said {
  return formReturn.kind === "sent"
    ? { text: formReturn.text, isRefused: false }
    : { text: formReturn.errors.map(({ text }) => text).join(" "), isRefused: true };
}

export function shouldRevalidate() {
  return true;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { email, sections, said } = loaderData;
  return (
    <NoticeStrip said={said} answer={loaderData}>
      <AdminShell email={email} sections={sections} keys={<KeysTrigger />}>
        <Outlet />
      </AdminShell>
      <KeysDialog sections={sections} />
    </NoticeStrip>
  );
}

/** Nobody is signed in: the way in stands at every address of the back office. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403)
    return <SignIn {...(error.data as SignInWanted)} />;
  throw error;
}
