import { data } from "react-router";
import { MessageSheet } from "#app/features/back-office/sheets/message-sheet.tsx";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import type { Route } from "./+types/message.ts";

export { NothingHere as ErrorBoundary } from "#app/features/back-office/frame/admin-error.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const message = await backOffice.messages.find(params.id);
  if (!message) throw data(null, { status: 404 });
  const { receivedAt, handledAt, ...rest } = message;
  return {
    ...rest,
    receivedAt: momentOf(receivedAt),
    handledAt: handledAt === null ? null : momentOf(handledAt),
  };
}

export default function AdminMessage({ loaderData: message }: Route.ComponentProps) {
  return <MessageSheet message={message} />;
}
