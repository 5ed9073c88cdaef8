import { COMMENTS } from "#shared/comments/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { CommentList } from "../../office/comment-list/comment-list.tsx";
import * as words from "../../words.ts";
import type { Route } from "./+types/comments.ts";

const states = [
  { key: "held", title: words.pending },
  { key: "shown", title: words.approved },
  { key: "refused", title: words.rejected },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ comments }) => comments);
}

export default function AdminComments({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={COMMENTS}
      heading={words.commentList}
      states={states}
      search={words.searchComments}
      empty={words.commentsAppear}
    >
      <CommentList comments={loaderData.list.rows} />
    </ListView>
  );
}
