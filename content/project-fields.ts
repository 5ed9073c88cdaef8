import type { FilterSubject } from "./filter-subjects.ts";
import type { PictureName } from "./media.ts";

/** Closed lists and fields of a project; free of content, so that browser code may use them too. */

/**
 * How the case of a project is told:
 *
 * - `read`: a long read with figures, for work that needs its story;
 * - `reel`: pictures from edge to edge that are passed sideways, for work that speaks by itself;
 * - `facts`: facts that stay in sight beside large pictures, for products;
 * - `process`: how it came about, step by step, with its test in one colour;
 * - `type`: set as large as it goes, for work made of letters and shapes.
 */
export const projectLayouts = ["read", "reel", "facts", "process", "type"] as const;

export type ProjectLayout = (typeof projectLayouts)[number];

/** A project as its file states it. Words are plain text. */
export interface ProjectRecord {
  /** Last part of its address. */
  slug: string;
  title: string;
  /** Whom it was made for, and their town. Left out where nobody asked for it, or nobody is to be named. */
  client?: string;
  place?: string;
  /** Of completion. */
  year: number;
  /** By which lists are filtered (specification, point 3). */
  categories: readonly FilterSubject[];
  disciplines: readonly [string, ...string[]];
  /** What it was, in one sentence of 70 to 160 characters: on overviews, and in search results. */
  summary: string;
  layout: ProjectLayout;
  /** One to three, the cover first. The cover's shape in a masonry, and the part to keep where it is cut: `"30% 50%"`. */
  pictures: readonly [ProjectPicture, ProjectPicture?, ProjectPicture?];
  shape: "upright" | "square" | "lying";
  focus?: string;
  /** Large, where a layout has room for large ones. */
  isProminent?: true;
  /** The colour that stands for it, and the one that can be read on it. */
  tone: { ground: `#${string}`; ink: `#${string}` };
  /** What was asked. */
  brief: string;
  /** What was done about it, in three parts. */
  approach: readonly [ProjectPart, ProjectPart, ProjectPart];
  /** What came of it, the disappointing half included. */
  result: string;
  /** Three figures, each with what it counts. */
  figures: readonly [ProjectFigure, ProjectFigure, ProjectFigure];
  /** What was said of it. */
  quote?: { text: string; name: string; role: string };
  /** Who did it with you; empty where nobody did. */
  credits: readonly { role: string; name: string }[];
}

interface ProjectPicture {
  name: PictureName;
  caption: string;
}

interface ProjectPart {
  title: string;
  text: string;
}

interface ProjectFigure {
  value: string;
  label: string;
}
