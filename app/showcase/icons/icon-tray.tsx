import * as styles from "./icons.module.css";
import { useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { type IconData, iconJsx, type IconSetFacts, iconSvg } from "./icon-data.ts";

/** How long a button says "Copied", in milliseconds. */
const FEEDBACK = 2500;

/** The chosen icon in three sizes, with its name, its JSX and its SVG to copy; at the foot of the window while icons are in it. */
export function IconTray({ icon, facts }: { icon: IconData | undefined; facts: IconSetFacts }) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!icon) return null;
  const [name, body, viewBox = facts.viewBox] = icon;
  const forms = [
    { label: "Name", text: name },
    { label: "JSX", text: iconJsx(icon, facts) },
    { label: "SVG", text: iconSvg(icon, facts) },
  ];

  async function copy(label: string, text: string) {
    await navigator.clipboard.writeText(text);
    setCopied(label);
    setTimeout(() => setCopied(null), FEEDBACK);
  }

  return (
    <section aria-label="Selected icon" className={styles.tray}>
      <div className="flex items-end gap-5">
        {[16, 24, 48].map((size) => (
          <svg
            key={size}
            aria-hidden
            width={size}
            height={size}
            viewBox={viewBox}
            dangerouslySetInnerHTML={{ __html: body }}
          />
        ))}
      </div>
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</p>
      <div className="flex flex-wrap gap-2">
        {forms.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            onClick={() => void copy(label, text)}
            className="inline-flex min-h-10 items-center gap-2 rounded-control border border-edge px-4 text-small font-semibold transition hover:border-ink"
          >
            <Icon name={copied === label ? "check" : "copy"} className="size-4" />
            <span className="sr-only">Copy </span>
            {label}
          </button>
        ))}
      </div>
      <span className="sr-only" role="status">
        {copied ? `${copied} of ${name} copied` : `${name} selected`}
      </span>
    </section>
  );
}
