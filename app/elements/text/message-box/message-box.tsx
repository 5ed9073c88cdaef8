import * as styles from "./message-box.module.css";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

const kinds = {
  info: { className: "", icon: "info", role: "status", name: words.note },
  success: { className: styles.success, icon: "check", role: "status", name: words.success },
  warning: {
    className: styles.warning,
    icon: "triangle-alert",
    role: "alert",
    name: words.warning,
  },
  error: {
    className: styles.error,
    icon: "circle-alert",
    role: "alert",
    name: words.error,
  },
} as const satisfies Record<
  string,
  { className: string; icon: IconName; role: "status" | "alert"; name: string }
>;

const looks = {
  /** In the flow of a page. */
  tinted: styles.tinted,
  /** Beside the text or the field it is about. */
  ruled: styles.ruled,
  /** About the page as a whole. */
  filled: styles.filled,
} as const;

interface MessageBoxProps {
  kind: keyof typeof kinds;
  look?: keyof typeof looks;
  /** What happened. */
  title: string;
  /** Why it matters and what to do. */
  children?: ReactNode;
  /**
   * Gives it a close button, and is all that this does: the caller takes the message away, and gives the focus, which goes with the button, a
   * place. Where nothing else hangs on it, that is `DismissibleMessage`.
   */
  onDismiss?: () => void;
  /** It comes in answer to something: it moves in, where motion is welcome. */
  arriving?: boolean;
}

/**
 * One message to the reader. Notes and successes wait their turn with screen readers (`status`), warnings and errors speak at once
 * (`alert`). The kind is said in words and drawn as a sign, never by colour alone.
 */
export function MessageBox({
  kind,
  look = "tinted",
  title,
  children,
  onDismiss,
  arriving = false,
}: MessageBoxProps) {
  const { className, icon, role, name } = kinds[kind];
  return (
    <div
      role={role}
      className={clsx(styles.message, className, looks[look], arriving && styles.arriving)}
    >
      <span className={styles.sign}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className={styles.text}>
        <p className="font-semibold">
          <span className="sr-only">{name} </span>
          {title}
        </p>
        {children && <div className="mt-0.5 text-small">{children}</div>}
      </div>
      {onDismiss && (
        <button type="button" onClick={onDismiss} className={`${styles.close} needs-script`}>
          <Icon name="x" className="size-4.5" />
          <span className="sr-only">{fill(words.dismiss, { what: title })}</span>
        </button>
      )}
    </div>
  );
}

/**
 * A message that can be put away. It leaves a place of no size that takes the focus, so that the next Tab goes on where the
 * message stood.
 */
export function DismissibleMessage(props: Omit<MessageBoxProps, "onDismiss">) {
  const place = useRef<HTMLParagraphElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (isDismissed) place.current?.focus({ preventScroll: true });
  }, [isDismissed]);
  if (!isDismissed) return <MessageBox {...props} onDismiss={() => setDismissed(true)} />;
  return (
    <p ref={place} tabIndex={-1} className="sr-only">
      {words.messageDismissed}
    </p>
  );
}
