import * as styles from "./icons.module.css";
import { clsx } from "clsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useSaid } from "#app/lib/use-said.ts";
import { type IconData, iconJsx, type IconSetFacts, iconSvg } from "./icon-data.ts";

/** How long a button says "Copied", in milliseconds. */
const FEEDBACK = 2500;

interface CopyOutcome {
  icon: IconData;
  label: string;
  isCopied: boolean;
}

interface IconTrayProps {
  icon: IconData | undefined;
  facts: IconSetFacts;
}

/**
 * The chosen icon in three sizes, with its name, its JSX and its SVG to copy; at the foot of the window while icons are in it. Until one is
 * chosen only what tells of it is there: it has to stand in the page before it speaks.
 */
export function IconTray({ icon, facts }: IconTrayProps) {
  const [outcome, say] = useSaid<CopyOutcome>(FEEDBACK);
  // What was said of the icon that was chosen before is not of this one.
  const said = outcome?.icon === icon ? outcome : null;
  return (
    <section
      aria-label={icon ? "Selected icon" : undefined}
      className={icon ? styles.tray : undefined}
    >
      {icon && (
        <ChosenIcon
          icon={icon}
          facts={facts}
          copied={said?.isCopied ? said.label : null}
          onCopy={say}
        />
      )}
      <span className={clsx("text-small", !said || said.isCopied ? "sr-only" : "")} role="status">
        {icon && (said ? inWords(said) : `${icon[0]} selected`)}
      </span>
    </section>
  );
}

interface ChosenIconProps {
  icon: IconData;
  facts: IconSetFacts;
  /** Label of what has just been copied. */
  copied: string | null;
  onCopy: (outcome: CopyOutcome) => void;
}

function ChosenIcon({ icon, facts, copied, onCopy }: ChosenIconProps) {
  const [name, body, viewBox = facts.viewBox] = icon;
  const forms = [
    { label: "Name", text: name },
    { label: "JSX", text: iconJsx(icon, facts) },
    { label: "SVG", text: iconSvg(icon, facts) },
  ];

  async function copy(label: string, text: string) {
    // The clipboard is missing where the page is not served securely, and may be refused.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    onCopy({ icon, label, isCopied: isCopied ?? false });
  }

  return (
    <>
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
    </>
  );
}

function inWords({ icon: [name], label, isCopied }: CopyOutcome): string {
  return isCopied
    ? `${label} of ${name} copied`
    : `${label} of ${name} not copied: your browser does not allow it here.`;
}
