import type { Admin, Listed, ListRequest } from "#server/contract/office.ts";
import type { CommentState } from "./port.ts";

export interface CommentRow {
  id: string;
  state: CommentState;
  name: string;
  email: string;
  text: string;
  post: { title: string; path: string };
  writtenAt: number;
}

export interface AdminComments {
  /** Newest first. States: those of a row. */
  list(request: ListRequest): Promise<Listed<CommentRow>>;
  decide(admin: Admin, id: string, verdict: Exclude<CommentState, "held">): Promise<boolean>;
}
