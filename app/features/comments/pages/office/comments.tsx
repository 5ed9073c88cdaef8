import { COMMENTS } from "#shared/comments/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { CommentList } from "#app/features/comments/office/comment-list/comment-list.tsx";
import type { Route } from "./+types/comments.ts";

const states = [
  { key: "held", title: "Pending" },
  { key: "shown", title: "Approved" },
  { key: "refused", title: "Rejected" },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ comments }) => comments);
}

export default function AdminComments({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={COMMENTS}
      heading="Comments"
      states={states}
      search="Name, email or text"
      empty="No comments yet. New comments wait here for your approval."
    >
      <CommentList comments={loaderData.list.rows} />
    </ListView>
  );
}
