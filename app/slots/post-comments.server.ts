import { commentsOf } from "#app/features/comments/post-comments.server.ts";
import type { CommentSource } from "./contract.ts";

/** Where what stands under a post comes from. */
export const commentSources: readonly CommentSource[] = [commentsOf];
