import * as styles from "./password-field.module.css";
import { useState } from "react";
import { PASSWORD_LENGTH } from "#forms/account/password-length.ts";
import { Field } from "#app/features/forms/field/field.tsx";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

interface PasswordFieldProps {
  form: ShownForm;
  name: string;
  label: string;
  /** `new`: one that is chosen now. Browsers offer to make and to keep it. */
  kind: "current" | "new";
}

/** A password. It can be shown while it is typed, is never sent back to the page, and may be pasted. */
export function PasswordField({ form, name, label, kind }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isNew = kind === "new";
  return (
    <div className={styles.field}>
      <Field
        form={form}
        name={name}
        label={label}
        type={isShown ? "text" : "password"}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        minLength={isNew ? PASSWORD_LENGTH.least : undefined}
        help={isNew ? fill(words.passwordHelp, { least: PASSWORD_LENGTH.least }) : undefined}
        required
      />
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className={`${styles.fieldSwitch} needs-script`}
      >
        {isShown ? words.hide : words.show}
        <span className="sr-only">{`: ${label}`}</span>
      </button>
    </div>
  );
}
