import * as styles from "./look-switch.module.css";
import { clsx } from "clsx";
import { useId, useRef } from "react";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import type { StageLook } from "./demo-context.ts";
import type { ShowcaseData } from "./showcase-data.server.ts";

const schemes = [
  { scheme: null, label: "As the page" },
  { scheme: "light", label: "Light" },
  { scheme: "dark", label: "Dark" },
] as const;

interface LookSwitchProps {
  skins: ShowcaseData["skins"];
  look: StageLook;
  onChange: (look: StageLook) => void;
}

/** Shows all stages of the page in another skin or scheme. The skin's stylesheet is loaded when it is first chosen. */
export function LookSwitch({ skins, look, onChange }: LookSwitchProps) {
  const group = useId();
  const switches = useRef<HTMLDivElement>(null);
  useFirstRead(switches, (fields) => {
    const [skin, scheme] = [...fields.querySelectorAll<HTMLInputElement>(":checked")];
    const chosen = {
      // The first one is the page's own.
      skin: skins.slice(1).find(({ name }) => name === skin?.value),
      scheme: schemes.find(({ label }) => label === scheme?.value)?.scheme ?? null,
    };
    if (chosen.skin) addStylesheet(chosen.skin.stylesheet);
    if (chosen.skin || chosen.scheme)
      onChange({ skin: chosen.skin?.name ?? look.skin, scheme: chosen.scheme });
  });
  return (
    <div ref={switches} className="needs-script flex flex-wrap items-center gap-x-8 gap-y-2">
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">Skin of the demos</legend>
        {skins.map(({ name, label, paper, brand, stylesheet }, index) => {
          const isChosen = look.skin === name || (look.skin === null && index === 0);
          return (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={`${group}-skin`}
                value={name}
                checked={isChosen}
                onChange={() => {
                  addStylesheet(stylesheet);
                  onChange({ ...look, skin: name });
                }}
                className="sr-only"
              />
              <span
                aria-hidden
                className={styles.swatch}
                style={{ background: `linear-gradient(135deg, ${paper} 50%, ${brand} 50%)` }}
              />
              <span className={clsx(!isChosen && "sr-only", "text-label")}>{label}</span>
            </label>
          );
        })}
      </fieldset>
      <fieldset className="flex items-center">
        <legend className="sr-only">Colour scheme of the demos</legend>
        {schemes.map(({ scheme, label }) => (
          <label key={label} className={`${styles.choice} text-label`}>
            <input
              type="radio"
              name={`${group}-scheme`}
              value={label}
              checked={look.scheme === scheme}
              onChange={() => onChange({ ...look, scheme })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function addStylesheet(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  // Before all others: the layers are declared in every file, so that its place does not change what wins.
  document.head.append(link);
}
