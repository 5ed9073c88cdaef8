/**
 * Reads the posts: `velite build --strict` turns `content/posts/*.md` into `.velite`, which `content/blog.ts` serves. It stops
 * with file, field and fix if front matter or text is wrong. (`--strict` is needed: the command's default overrides this file.)
 *
 * Imports are relative, as the file is bundled before it runs.
 */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { context, defineCollection, defineConfig, s } from "velite";

import {
  blogTypes,
  filmNames,
  postTypes,
  recordingNames,
  vimeoNames,
  youtubeNames,
} from "./content/post-fields.ts";
import { postCategories } from "./content/post-categories.ts";
import { site } from "./content/site.ts";
import { documents } from "./app/showcase/docs/collection.ts";
import { team } from "./content/team.ts";
import { describeInputs, INPUTS } from "./scripts/lib/build-inputs.mjs";
import { checkSite } from "./scripts/lib/check-site.ts";
import { footnotes, tables, tasks } from "./scripts/lib/markdown-parts.ts";
import {
  cardAddress,
  count,
  day,
  eachOnce,
  named,
  pictureName,
  postNumber,
  tag,
  word,
} from "./scripts/lib/post-field-schemas.ts";
import { noteInput, seenHere } from "./scripts/lib/note-input.ts";
import {
  headings,
  headingsOf,
  onlyMarkdown,
  sizeOf,
  withPostLinks,
} from "./scripts/lib/post-markdown.ts";
import { setTextsApart } from "./scripts/lib/post-text-files.ts";
import { checkComments, sampleComments } from "./scripts/lib/sample-comments.ts";
import { inProject } from "./scripts/lib/slashes.ts";
import { unreadFiles } from "./scripts/lib/unread-files.ts";
import { frontMatterOf, readWritten } from "./scripts/lib/written-data.ts";

const began = Date.now();
checkSite(site);

s.setErrorMap((issue, { defaultError, data }) => {
  if (issue.code === "invalid_type" && issue.received === "undefined") {
    return { message: `is missing. Add it to the front matter (${issue.expected}).` };
  }
  if (issue.code === "invalid_type" && issue.received === "null") return { message: "is empty." };
  if (issue.code === "invalid_type" && issue.expected === "string") {
    return { message: `is no text as it stands there. Put it in quotes: "${String(data)}".` };
  }
  if (issue.code === "invalid_type" && issue.expected === "number") {
    return { message: "is a number: write it in figures, without quotes." };
  }
  if (issue.code === "invalid_type" && issue.expected === "array") {
    return { message: `is a list: write it in brackets, [${String(data)}].` };
  }
  if (issue.code === "invalid_type" && issue.expected === "boolean") {
    return { message: "is true or false, without quotes." };
  }
  if (issue.code === "unrecognized_keys") {
    return {
      message: `unknown field ${issue.keys.join(", ")}. Known fields: ${Object.keys(frontMatter).join(", ")}.`,
    };
  }
  if (issue.code === "invalid_enum_value") {
    return { message: `“${String(data)}” is not one of ${issue.options.join(", ")}.` };
  }
  return { message: defaultError };
});

/** The front matter of a post: the fields of the specification's point 3, and what its own presentation needs. */
const frontMatter = {
  /** Unique number, by which likes and comments know the post. Never changed once published. */
  id: postNumber,
  title: s.string().min(2).max(90),
  /** The excerpt shown on cards and in feeds: one or two sentences, no markup. */
  content: s.string().min(10).max(240),
  /** At least one; the first is shown on cards. A new one is added in `content/post-categories.ts`. */
  category: s.array(s.enum(postCategories)).min(1).transform(eachOnce),
  /** Which list layout the post leads in. */
  blogType: s.enum(blogTypes).default("standard"),
  /** How the post itself is presented; decides its canonical address, where that names it. */
  postType: s.enum(postTypes).default("blog-standard-post"),
  tags: s.array(tag).min(1).transform(eachOnce),
  img: pictureName,
  /** Id of a team member, see `content/team.ts`. */
  author: s
    .number()
    .refine(
      (id) => team.some((member) => member.id === id),
      `is not a team member. Known ids: ${team.map(({ id }) => id).join(", ")}.`,
    ),
  /** Likes to start with; a visitor's own are kept in the browser. */
  likes: count.default(0),
  /** Number of comments in `content/comments/SLUG.yml`. */
  comments: count.default(0),
  /** Day of publication, `2026-03-14`. Display strings are made from it by `Intl`. */
  date: day,
  /** Where a card leads instead of to the post: a path of this site or an address elsewhere. */
  link: cardAddress.optional(),
  /** Takes two columns in the metro layout. */
  double_col: s.boolean().default(false),
  /** Pictures of the gallery and slider presentations. */
  gallery: s
    .array(pictureName)
    .min(3)
    .max(9)
    .refine((names) => eachOnce(names).length === names.length, "names a picture twice.")
    .optional(),
  /** Film of our own, `content/own-films.ts`. */
  film: named(filmNames).optional(),
  /** Film at YouTube, `content/embeds.ts`. */
  youtube: named(youtubeNames).optional(),
  /** Film at Vimeo, `content/embeds.ts`. */
  vimeo: named(vimeoNames).optional(),
  /** Recording of our own, `content/recordings.ts`. */
  recording: named(recordingNames).optional(),
  /** The sentence that the blockquote presentation opens with, and whose it is. */
  quote: s.object({ text: s.string().min(5).max(240), source: s.string().min(2) }).optional(),
};

/** What a post must bring when it is presented so; in any other presentation there is a fitting default. */
const ownMedia = {
  "blog-gallery-post": "gallery",
  "blog-slider-post": "gallery",
  "blog-html5-video-post": "film",
  "blog-youtube-video-post": "youtube",
  "blog-vimeo-video-post": "vimeo",
  "blog-audio-post": "recording",
  "blog-blockquote-post": "quote",
} as const satisfies Partial<Record<(typeof postTypes)[number], keyof typeof frontMatter>>;

const posts = defineCollection({
  name: "Post",
  pattern: "posts/*.md",
  schema: s
    .object({
      ...frontMatter,
      slug: s
        .path()
        .transform((path) => path.replace(/^posts\//, ""))
        .pipe(word),
      html: s.markdown({
        copyLinkedFiles: false,
        remarkPlugins: [onlyMarkdown],
        rehypePlugins: [headings, tables, footnotes, tasks],
      }),
    })
    .strict()
    .superRefine((post, { addIssue }) => {
      const field = Object.entries(ownMedia).find(([type]) => type === post.postType)?.[1];
      if (!field || post[field] !== undefined) return;
      addIssue({
        code: "custom",
        path: [field],
        message: `A ${post.postType} needs its ${field}.`,
      });
    })
    .transform((post) => ({
      ...post,
      ...sizeOf(context().file.plain ?? "", site.language),
      toc: headingsOf(context().file),
    })),
});

export default defineConfig({
  root: "content",
  strict: true,
  output: { data: ".velite", assets: ".velite/assets" },
  collections: { posts, sampleComments, documents },
  loaders: [
    {
      test: /\.md$/,
      load(file) {
        const { front, line, body } = frontMatterOf(String(file));
        const at = { file: inProject(file.cwd, file.path), line };
        return { data: readWritten(front, at) ?? {}, content: body };
      },
    },
    {
      test: /\.yml$/,
      load: (file) => ({
        data: readWritten(String(file), { file: inProject(file.cwd, file.path), line: 1 }),
      }),
    },
  ],
  async prepare({ posts, sampleComments }, { config }) {
    for (const file of config.configImports) noteInput(file);
    await rm(path.join(config.output.data, INPUTS), { force: true });
    const [unread] = await unreadFiles(config.root);
    if (unread) throw new Error(unread);
    const owners = new Map<number, string>();
    for (const { id, slug } of posts) {
      const owner = owners.get(id);
      if (owner) {
        const free = Math.max(...posts.map((post) => post.id)) + 1;
        throw new Error(
          `content/posts/${slug}.md: id ${id} is taken by content/posts/${owner}.md. The next free one is ${free}.`,
        );
      }
      owners.set(id, slug);
    }
    checkComments(posts, sampleComments);
    posts.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    for (const post of posts) post.html = withPostLinks(post, posts);
    await setTextsApart(posts, path.join(config.output.data, "texts"));
  },
  /** Says what it was made from (`readContent` of `scripts/lib/project.mjs`), where somebody has noted that. */
  async complete(_, { config }) {
    const seen = seenHere();
    const folder = config.output.data;
    if (!seen) return;
    const inputs = describeInputs(path.dirname(folder), [seen], began);
    await writeFile(path.join(folder, INPUTS), JSON.stringify(inputs));
  },
});
