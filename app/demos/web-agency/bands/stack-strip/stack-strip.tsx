import * as styles from "./stack-strip.module.css";
import { TestName } from "../test-name.tsx";

interface StackStripProps {
  heading: string;
  /** Packages and the versions that are installed. */
  packages: readonly { name: string; version: string }[];
}

/** What the page is made with, as chips: the name, and the version it runs on today. */
export function StackStrip({ heading, packages }: StackStripProps) {
  return (
    <section aria-labelledby="stack-heading" className={styles.stack}>
      <h2 id="stack-heading" className="font-semibold">
        <TestName>{heading}</TestName>
      </h2>
      <ul>
        {packages.map(({ name, version }) => (
          <li key={name}>
            {name}
            <span className="text-soft">@{version}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
