import * as styles from "./icons.module.css";
import { clsx } from "clsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useSaid } from "#app/lib/use-said.ts";
import { type IconData, iconJsx, type IconSetFacts, iconSvg } from "./icon-data.ts";

/** How long a button says "Copied", in milliseconds. */
const FEEDBACK = 2500;

/** The chosen icon in three sizes, with its name, its JSX and its SVG to copy; at the foot of the window while icons are in it. */
export function IconTray({ icon, facts }: { icon: IconData | undefined; facts: IconSetFacts }) {
  const [outcome, say] = useSaid<{ icon: IconData; label: string; isCopied: boolean }>(FEEDBACK);
  if (!icon) return null;
  const [name, body, viewBox = facts.viewBox] = icon;
  const forms = [
    { label: "Name", text: name },
    { label: "JSX", text: iconJsx(icon, facts) },
    { label: "SVG", text: iconSvg(icon, facts) },
  ];

  // What was said of the icon that was chosen before is not of this one.
  const said = outcome?.icon === icon ? outcome : null;
  const copied = said?.isCopied ? said.label : null;

  async function copy(chosen: IconData, label: string, text: string) {
    // The clipboard is missing where the page is not served securely, and may be refused.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    say({ icon: chosen, label, isCopied: isCopied ?? false });
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
            onClick={() => void copy(icon, label, text)}
            className="inline-flex min-h-10 items-center gap-2 rounded-control border border-edge px-4 text-small font-semibold transition hover:border-ink"
          >
            <Icon name={copied === label ? "check" : "copy"} className="size-4" />
            <span className="sr-only">Copy </span>
            {label}
          </button>
        ))}
      </div>
      <span className={clsx("text-small", !said || said.isCopied ? "sr-only" : "")} role="status">
        {said ? saidOf(said.isCopied, said.label, name) : `${name} selected`}
      </span>
    </section>
  );
}

function saidOf(isCopied: boolean, label: string, name: string): string {
  return isCopied
    ? `${label} of ${name} copied`
    : `${label} of ${name} not copied: your browser does not allow it here.`;
}
