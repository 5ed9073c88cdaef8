/** What a page is for its visitors, as far as it can be written down. */
export interface PageState {
  /** Its words, line by line as they are read. */
  text: readonly string[];
  /** Roles, names and states, as assistive technology is told of them: one line each. */
  roles: readonly string[];
  /** What the first view transfers, in kB (1000 bytes), and how many requests it makes. */
  firstView: Readonly<Record<string, number>>;
  /** SHA-256 of the pixels of the whole page, by the window's width. */
  pictures: Readonly<Record<string, string>>;
}

/** All pages of one state, by path. */
export type SiteState = Readonly<Record<string, PageState>>;

export interface PageDifference {
  path: string;
  /** Sentences about what is another now. */
  says: readonly string[];
  /** Widths at which the page looks different. */
  pictures: readonly string[];
}

/** Lines of a page that are named, of those that only one of two states has. */
const NAMED = 4;
/** In kB: compression differs by so much where nothing else does. */
const NOISE = 0.1;

/** What a page is and was not, or was and is not, for each page that is not the same in both states. */
export function differences(before: SiteState, after: SiteState): PageDifference[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths
    .map((path) => difference(path, before[path], after[path]))
    .filter(({ says, pictures }) => says.length + pictures.length > 0);
}

function difference(
  path: string,
  before: PageState | undefined,
  after: PageState | undefined,
): PageDifference {
  if (!before || !after) return { path, says: [before ? "is gone" : "is new"], pictures: [] };
  return {
    path,
    says: [
      ...lineDifference("text", before.text, after.text),
      ...lineDifference("roles", before.roles, after.roles),
      ...byteDifference(before.firstView, after.firstView),
    ],
    pictures: Object.keys(after.pictures).filter(
      (width) => before.pictures[width] !== after.pictures[width],
    ),
  };
}

function lineDifference(
  of: string,
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const gone = without(before, after);
  const come = without(after, before);
  const named = (sign: string, lines: readonly string[]) => [
    ...lines.slice(0, NAMED).map((line) => `${of} ${sign} ${line.trim().slice(0, 120)}`),
    ...(lines.length > NAMED ? [`${of} ${sign} … ${lines.length - NAMED} more`] : []),
  ];
  if (gone.length + come.length > 0) return [...named("−", gone), ...named("+", come)];
  const isSame = before.every((line, index) => line === after[index]);
  return isSame ? [] : [`${of}: the same lines in another order`];
}

/** What the first list has more of than the second. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function byteDifference(
  before: PageState["firstView"],
  after: PageState["firstView"],
): readonly string[] {
  return Object.keys(after)
    .filter((kind) => Math.abs(after[kind]! - (before[kind] ?? 0)) > NOISE)
    .map(
      (kind) =>
        `first view, ${kind}: ${round(before[kind] ?? 0)} before, ${round(after[kind]!)} now`,
    );
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
