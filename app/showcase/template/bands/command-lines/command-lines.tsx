import * as styles from "./command-lines.module.css";
import { CopyText } from "#app/elements/actions/copy-text.tsx";

interface CommandLinesProps {
  commands: readonly string[];
  /** What they do, after “what”: “starts it”. Names the button. */
  label: string;
}

/** Commands for a terminal, with a button that copies them. */
export function CommandLines({ commands, label }: CommandLinesProps) {
  return (
    <div className={styles.lines}>
      <pre dir="ltr">
        <code>{commands.join("\n")}</code>
      </pre>
      <CopyText
        text={commands.join("\n")}
        label="Copy"
        of={`what ${label}`}
        said={{
          copied: "Copied to the clipboard",
          failed: "Copying is not possible here. Select the text and copy it.",
        }}
        className={styles.copy}
      />
    </div>
  );
}
