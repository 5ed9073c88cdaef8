/** What comments ask of a post. */
interface CommentedPost {
  id: number;
  title: string;
  /** Its page. */
  path: string;
}

/** Finds the post with this id; undefined if there is none. */
export type FindPost = (id: number) => CommentedPost | undefined;
