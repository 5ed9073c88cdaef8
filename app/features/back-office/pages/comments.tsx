import { CommentList } from "#app/features/back-office/lists/comment-list.tsx";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { momentOf } from "#app/features/back-office/parts/moment.server.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import type { Route } from "./+types/comments.ts";

const states = [
  { key: "held", title: "Pending" },
  { key: "shown", title: "Approved" },
  { key: "refused", title: "Rejected" },
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(
    url,
    states.map(({ key }) => key),
  );
  const { rows, ...list } = await backOffice.comments.list(request);
  const comments = rows.map(({ writtenAt, ...row }) => ({
    ...row,
    writtenAt: momentOf(writtenAt),
  }));
  return { request, list: { ...list, rows: comments } };
}

export default function AdminComments({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/comments"
      heading="Comments"
      request={request}
      list={list}
      states={states}
      search="Name, email or text"
      empty="No comments yet. New comments wait here for your approval."
    >
      <CommentList comments={list.rows} />
    </ListView>
  );
}
