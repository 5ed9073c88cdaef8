import * as styles from "./commit-graph.module.css";
import { type Commit, type CommitLanes, commitLanes } from "./commit-lanes.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { TestName } from "../test-name.tsx";

/** Distance of two lanes, and the height of the curves above a dot, in pixels of the drawing. */
const LANE = 34;
const RISE = 34;
/** Where the dot is on that height. */
const DOT = 25;

export interface DescribedCommit extends Commit {
  title: string;
  text: string;
  /** When: "Day 1". */
  when: string;
  /** Name of the branch, or what is released. */
  tag?: string;
}

interface CommitGraphProps {
  id: string;
  heading: string;
  intro: string;
  commits: readonly DescribedCommit[];
}

/** A process as the history of a repository: branches leave, run side by side and are merged. The list tells it all without the lines. */
export function CommitGraph({ id, heading, intro, commits }: CommitGraphProps) {
  const rows = commitLanes(commits);
  const lanes = Math.max(...commits.map(({ lane }) => lane)) + 1;
  return (
    <Section
      id={id}
      space="tight"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.graph}
    >
      <SectionHeader id={`${id}-heading`} heading={<TestName>{heading}</TestName>} intro={intro} />
      <ol>
        {commits.map(({ lane, title, text, when, tag }, index) => (
          <li key={title}>
            <Lines row={rows[index]!} width={lanes * LANE} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                {title}
                {tag && (
                  <span className={styles.tag} data-lane={lane}>
                    {tag}
                  </span>
                )}
              </h3>
              <p className="text-soft">{text}</p>
            </div>
            <p className={`${styles.when} text-small text-soft`}>{when}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The lines beside one commit: curves of a fixed height down to the dot, then straight ones as far as the words go. */
function Lines({ row: { lane, into, after }, width }: { row: CommitLanes; width: number }) {
  return (
    <span aria-hidden className={`${styles.lines} rtl:-scale-x-100`}>
      <svg viewBox={`0 0 ${width} ${RISE}`} width={width} height={RISE}>
        {into.map(([from, to]) => (
          <path
            key={`${from}-${to}`}
            d={curve(from, to, after.includes(to))}
            data-lane={Math.max(from, to)}
          />
        ))}
      </svg>
      <svg viewBox={`0 0 ${width} 10`} width={width} preserveAspectRatio="none">
        {after.map((on) => (
          <path key={on} d={`M${centre(on)} 0V10`} data-lane={on} />
        ))}
      </svg>
      <svg viewBox={`0 0 ${width} ${RISE}`} width={width} height={RISE} className={styles.dot}>
        <circle cx={centre(lane)} cy={DOT} r="9" data-lane={lane} />
      </svg>
    </span>
  );
}

function centre(lane: number): number {
  return LANE / 2 + lane * LANE;
}

/** From one lane at the top to another at the dot, and on below it unless it ends there. */
function curve(from: number, to: number, goesOn: boolean): string {
  const end = goesOn ? RISE : DOT;
  if (from === to) return `M${centre(from)} 0V${end}`;
  const [x0, x1] = [centre(from), centre(to)];
  return `M${x0} 0C${x0} ${DOT * 0.7} ${x1} ${DOT * 0.3} ${x1} ${DOT}V${end}`;
}
