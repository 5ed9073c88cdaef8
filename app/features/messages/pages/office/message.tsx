import { data } from "react-router";
import { inWords } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { MessageSheet } from "../../office/message-sheet/message-sheet.tsx";
import type { Route } from "./+types/message.ts";

export { NothingHere as ErrorBoundary } from "#app/features/back-office/frame/admin-error.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const message = await backOffice.messages.find(params.id);
  if (!message) throw data(null, { status: 404 });
  return inWords(message);
}

export default function AdminMessage({ loaderData: message }: Route.ComponentProps) {
  return <MessageSheet key={message.id} message={message} />;
}
