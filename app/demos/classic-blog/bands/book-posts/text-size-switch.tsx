import * as styles from "./text-size-switch.module.css";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { InlineScript } from "#app/engine/inline-script.tsx";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { textSizes, useTextSize } from "./use-text-size.ts";

const names = { small: "Small", normal: "Normal", large: "Large" } as const;

/** The remembered size stands before the text below is drawn. */
const sizeBeforePaint = /* @__PURE__ */ `try{var s=localStorage.getItem("text-size");if(s)document.documentElement.dataset.textSize=s}catch(e){}`;

/**
 * Three sizes for the text of a page, remembered. It sets `--text-scale` for the whole document; what is to be read in it multiplies its
 * font size by that. The style sheet alone does it for the checked radio, so it works without script, for the page on screen.
 */
export function TextSizeSwitch({ className }: { className?: string }) {
  const [size, setSize] = useTextSize();
  const choices = useRef<HTMLFieldSetElement>(null);
  useFirstRead(choices, (fields) => {
    const value = fields.querySelector<HTMLInputElement>(":checked")?.value;
    const chosen = textSizes.find((name) => name === value);
    if (chosen && chosen !== size) setSize(chosen);
  });
  useEffect(() => {
    document.documentElement.dataset.textSize = size;
  }, [size]);
  return (
    <>
      <fieldset ref={choices} className={clsx(styles.size, className)}>
        <legend className="sr-only">Text size</legend>
        {textSizes.map((name) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="text-size"
              value={name}
              checked={name === size}
              onChange={() => setSize(name)}
            />
            <span aria-hidden className={`${styles.letter} display`}>
              A
            </span>
            <span className="sr-only">{names[name]}</span>
          </label>
        ))}
      </fieldset>
      <InlineScript code={import.meta.env.SSR ? sizeBeforePaint : ""} />
    </>
  );
}
