import "./sigil-mark.css";
import { Sign } from "../sign/sign.tsx";

/** Sigil's word mark: its seal, and the name in lower case. */
export function SigilMark() {
  return (
    <>
      <Sign name="seal" className="sigil-mark" />
      <span aria-hidden className="sigil-mark-name display text-display-3">
        sigil
      </span>
    </>
  );
}
