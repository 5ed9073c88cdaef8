/** One step of some work that goes on in several branches at once. */
export interface Commit {
  /** The branch it is on: 0 is the trunk. A branch that nobody is on yet leaves from the trunk. */
  lane: number;
  /** The branch that ends here. */
  merges?: number;
}

/** How the lines run beside one commit. */
export interface CommitLanes {
  lane: number;
  /** Lines above its dot: from this lane to that one. */
  into: readonly (readonly [from: number, to: number])[];
  /** Lanes that go on below its dot. */
  after: readonly number[];
}

/** Lays out a history that is read downwards. The trunk ends with the last commit. */
export function commitLanes(commits: readonly Commit[]): CommitLanes[] {
  let open: number[] = [];
  return commits.map(({ lane, merges }, index) => {
    const into = open.map((from) => [from, from === merges ? lane : from] as const);
    const leaves = index > 0 && !open.includes(lane) ? [[0, lane] as const] : [];
    const last = index === commits.length - 1;
    open = last
      ? []
      : [...new Set([...open, lane])].filter((one) => one !== merges).toSorted((a, b) => a - b);
    return { lane, into: [...into, ...leaves], after: open };
  });
}
