import type { CommentMails } from "#forms/comment/form.ts";
import type { CommentValues } from "#forms/comment/schema.ts";

/** A visitor's comment as everybody sees it. */
interface ShownComment {
  id: string;
  name: string;
  text: string;
  createdAt: number;
}

/** `held` until the owner decides. */
export type CommentState = "held" | "shown" | "refused";

export interface CommentService {
  /** Keeps a comment and tells the owner, in one transaction. False: there is no such post. A double click is stored once. */
  store(comment: CommentValues, mails: CommentMails): Promise<boolean>;
  /** Comments of a post that the owner let in: the newest, in the order in which they came, and how many earlier ones there are. */
  shownFor(post: number): Promise<{ comments: ShownComment[]; earlier: number }>;
  /** Whether a post has such comments, so that its prerendered page is out of date. Another process is noticed within half a minute. */
  hasShown(post: number): boolean;
  /** The comment behind the link of the owner's mail; null when the link is unknown or too old. Changes nothing. */
  findByToken(token: string): Promise<{
    state: CommentState;
    name: string;
    text: string;
    post: { title: string; path: string };
  } | null>;
  /** Lets a comment in or turns it away; may be repeated and reversed while the link works. False: link unknown or too old. */
  decide(token: string, verdict: Exclude<CommentState, "held">): Promise<boolean>;
}
