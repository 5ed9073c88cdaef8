import * as styles from "./channel-bars.module.css";
import type { CSSProperties } from "react";

interface ChannelBarsProps {
  caption: string;
  columns: readonly [string, string];
  /** Parts of a hundred. */
  parts: readonly { label: string; value: number }[];
  unit: string;
}

/** Parts of a whole as a flight of steps: each bar begins where the one above it ended, so that together they go from edge to edge. */
export function ChannelBars({ caption, columns, parts, unit }: ChannelBarsProps) {
  return (
    <table className={styles.table}>
      <caption className="block text-start text-small text-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ label, value }, index) => {
          const from = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
          return (
            <tr key={label} style={{ "--from": from, "--part": value } as CSSProperties}>
              <th scope="row">{label}</th>
              <td className="figures">{`${value}${unit}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
