import { feedFiles } from "#content/feed-files.ts";

/** Tells feed readers, in the head of every page, where the feeds are. */
export function FeedLinks() {
  return feedFiles.map(({ path, type, title }) => (
    <link key={path} rel="alternate" type={type} title={title} href={path} />
  ));
}
