import { Feed, type Item } from "feed";
import { type Post, posts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { postText } from "#content/post-texts.ts";
import { authorPath } from "#content/post-pages.ts";
import { feedFiles, knownBy } from "#content/feed-files.ts";
import { pictureFile } from "#content/media.ts";
import { site } from "#content/site.ts";
import { basePathOf } from "#shared/base-path.mjs";
import { withAddresses } from "#shared/html-addresses.ts";
import { fill } from "#shared/words.ts";
import type { MadeFile } from "#server/contract/feature.ts";
import * as words from "./words.ts";

/** A feed carries this many of the newest posts, however many there are. */
const FEED_LENGTH = 30;

/** What a feed says of a post. */
type FeedPost = Pick<
  Post,
  "id" | "path" | "title" | "content" | "date" | "category" | "author" | "img" | "slug"
>;

/** The blog as RSS 2.0, Atom 1.0 and JSON Feed, each with the whole texts. */
export function feeds(
  publicUrl: string,
  all: readonly FeedPost[] = posts,
): Record<string, MadeFile> {
  const [rss, atom, json] = feedFiles;
  const items = all.slice(0, FEED_LENGTH).map((post) => itemOf(post, publicUrl));
  const feed = (shape: (item: Item) => Item) => feedOf(publicUrl, items.map(shape));
  return {
    [rss.path]: { type: rss.type, text: feed(inRss).rss2() },
    [atom.path]: { type: atom.type, text: feed(inHtml).atom1() },
    [json.path]: { type: json.type, text: feed((item) => item).json1() },
  };
}

function feedOf(publicUrl: string, items: readonly Item[]): Feed {
  const absolute = (path: string) => new URL(publicUrl + path).href;
  const [rss, atom, json] = feedFiles;
  const feed = new Feed({
    id: tagUri(publicUrl, "posts"),
    link: absolute("/"),
    title: fill(words.feedTitle, { site: site.name }),
    description: site.tagline,
    language: site.language,
    copyright: `${site.name}, ${site.address.at(-1)}`,
    generator: site.name,
    updated: items[0]?.date ?? new Date(0),
    feedLinks: {
      rss: absolute(rss.path),
      atom: absolute(atom.path),
      json: absolute(json.path),
    },
  });
  for (const item of items) feed.addItem(item);
  return feed;
}

function itemOf(post: FeedPost, publicUrl: string): Item {
  const absolute = (path: string) => new URL(publicUrl + path).href;
  const { id, path, title, content, date, category, author, img } = post;
  return {
    id: tagUri(publicUrl, `posts/${id}`),
    link: absolute(path),
    title,
    description: content,
    content: withWholeAddresses(postText(post).html, absolute(path), publicUrl),
    date: new Date(date),
    published: new Date(date),
    // Atom asks for the term, readers show the name.
    category: category.map((term) => ({ name: categoryNotes[term].title, term })),
    author: [{ name: author.name, link: absolute(authorPath(author.slug)) }],
    image: { url: absolute(pictureFile(img)), type: "image/avif", length: 0 },
  };
}

/**
 * What readers know a thing by (RFC 4151): of nothing that changes when a page moves, as RFC 4287, 4.2.6 asks. The number of a post is the
 * one name that it keeps.
 */
function tagUri(publicUrl: string, name: string): string {
  const address = knownBy.address ?? publicUrl;
  return `tag:${new URL(address).hostname},${knownBy.since}:${basePathOf(address)}/${name}`;
}

/** Atom reads title and excerpt as HTML, RSS the excerpt, JSON Feed none. */
function inHtml({ title, description = "", ...item }: Item): Item {
  return { ...item, title: asHtml(title), description: asHtml(description) };
}

function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/**
 * In RSS an `author` is a mail address; a name is Dublin Core's. Some readers take a title for plain text, others for HTML: both show an
 * ampersand as it is, and what looks like markup would be lost to one of them.
 */
function inRss({ author: [author] = [], ...item }: Item): Item {
  return {
    ...inHtml(item),
    title: item.title.replaceAll("<", "&lt;"),
    extensions: [{ name: "dc:creator", objects: { _text: author?.name } }],
  };
}

/** The text of a post as it is read elsewhere: its addresses name the site, those of places in it the page too. Code in it stays as it is. */
export function withWholeAddresses(html: string, page: string, publicUrl: string): string {
  return withAddresses(html, (address) => {
    if (address.startsWith("#")) return page + address;
    return /^\/(?!\/)/.test(address) ? publicUrl + address : address;
  });
}
