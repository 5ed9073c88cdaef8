import { Feed } from "feed";
import { posts } from "#content/blog.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { postText } from "#content/post-texts.ts";
import { authorPath } from "#content/post-pages.ts";
import { feedFiles } from "#content/feed-files.ts";
import { pictureFile } from "#content/media.ts";
import { site } from "#content/site.ts";
import { withAddresses } from "#shared/html-addresses.ts";
import { fill } from "#shared/words.ts";
import type { MadeFile } from "#server/contract/feature.ts";
import * as words from "./words.ts";

/** A feed carries this many of the newest posts, however many there are. */
const FEED_LENGTH = 30;

/** The blog as RSS 2.0, Atom 1.0 and JSON Feed, each with the whole texts. */
export function feeds(publicUrl: string): Record<string, MadeFile> {
  const absolute = (path: string) => new URL(publicUrl + path).href;
  const [rss, atom, json] = feedFiles;
  const newest = posts.slice(0, FEED_LENGTH);
  const feed = new Feed({
    id: absolute("/"),
    link: absolute("/"),
    title: fill(words.feedTitle, { site: site.name }),
    description: site.tagline,
    language: site.language,
    copyright: `${site.name}, ${site.address.at(-1)}`,
    generator: site.name,
    updated: new Date(newest[0]?.date ?? 0),
    feedLinks: {
      rss: absolute(rss.path),
      atom: absolute(atom.path),
      json: absolute(json.path),
    },
  });
  for (const post of newest) {
    const { path, title, content, date, category, author, img } = post;
    feed.addItem({
      id: absolute(path),
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
    });
  }
  return {
    [rss.path]: { type: rss.type, text: feed.rss2() },
    [atom.path]: { type: atom.type, text: feed.atom1() },
    [json.path]: { type: json.type, text: feed.json1() },
  };
}

/** The text of a post as it is read elsewhere: its addresses name the site, those of places in it the page too. Code in it stays as it is. */
export function withWholeAddresses(html: string, page: string, publicUrl: string): string {
  return withAddresses(html, (address) => {
    if (address.startsWith("#")) return page + address;
    return /^\/(?!\/)/.test(address) ? publicUrl + address : address;
  });
}
