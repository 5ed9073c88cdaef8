import * as z from "zod";
import { addressWord, fieldOf, pictureName } from "./checks.ts";
import { filterSubjects } from "./filter-subjects.ts";
import { ownNames } from "./own-names.ts";
import { projectLayouts, type ProjectRecord } from "./project-fields.ts";

const subjects = filterSubjects.map(({ key }) => key);

const words = z.string("write it").min(1, "write it");

const colour = z
  .string("write a colour as #7a1d18")
  .regex(/^#[0-9a-f]{6}$/i, "write a colour as #7a1d18");

const YEAR = "write the year as 2026";
const PICTURES = "name one, two or three";

/** A part of a fixed number, in their order. */
const three = <Part extends z.ZodType>(part: Part, message: string) =>
  z.tuple([part, part, part], message);

const record = z.strictObject({
  slug: addressWord,
  title: words,
  client: words.optional(),
  place: words.optional(),
  year: z.int(YEAR).min(1000, YEAR).max(9999, YEAR),
  categories: z.array(
    z.enum(subjects, `those of content/filter-subjects.ts are ${subjects.join(", ")}`),
    "write a list, which may be empty",
  ),
  disciplines: z.array(words, "name at least one").min(1, "name at least one"),
  summary: words.max(160, "is too long for a search result: 160 characters at most"),
  layout: z.enum(projectLayouts, `layouts are ${projectLayouts.join(", ")}`),
  pictures: z
    .array(z.strictObject({ name: pictureName, caption: words }), PICTURES)
    .min(1, PICTURES)
    .max(3, PICTURES)
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      "each stands there once",
    ),
  shape: z.enum(["upright", "square", "lying"], "shapes are upright, square, lying"),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, "write how far from the left and the top: 30% 50%")
    .optional(),
  isProminent: z.literal(true, "write true, or leave it out").optional(),
  tone: z.strictObject({ ground: colour, ink: colour }, "write its ground and its ink"),
  brief: words,
  approach: three(z.strictObject({ title: words, text: words }), "write three parts"),
  result: words,
  figures: three(z.strictObject({ value: words, label: words }), "write three"),
  quote: z.strictObject({ text: words, name: words, role: words }).optional(),
  credits: z.array(
    z.strictObject({ role: words, name: words }),
    "write a list, which may be empty",
  ),
});

/**
 * Checks a project as its file states it.
 * @throws {Error} naming project, field and what to write instead.
 */
export function checkProject(project: ProjectRecord): void {
  const issue = record.safeParse(project).error?.issues[0];
  if (issue)
    throw new Error(
      `content/projects: "${project.title ?? project.slug}": ${fieldOf(issue.path)}: ${issue.message}.`,
    );
}

/** @throws {Error} where a project, copied perhaps, still has the address of another one. */
export function checkTogether(all: readonly Pick<ProjectRecord, "slug" | "title">[]): void {
  const take = ownNames("content/projects");
  for (const { slug, title } of all) take("slug", slug, title);
}
