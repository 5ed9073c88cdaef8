import * as adminNotice from "./admin-notice.module.css";
import * as adminFrame from "./admin-frame.module.css";
import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { useDismissed } from "#app/lib/dismissed.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { AdminSection } from "./sections.ts";
import { KEYS_DIALOG, useAdminKeys } from "./use-admin-keys.ts";

const pageKeys = [
  { keys: ["/"], does: words.searchList },
  { keys: ["j", "k"], does: words.walkRows },
  { keys: ["Enter"], does: words.openRow },
  { keys: ["Esc"], does: words.leaveField },
  { keys: ["[", "]"], does: words.turnPages },
  { keys: ["?"], does: words.showShortcuts },
] as const;

/** The list of keys, and the switch for all of them: single letters get in the way of those who speak to their computer. */
export function KeysDialog({ sections }: { sections: readonly AdminSection[] }) {
  const [isOff, setOff] = useDismissed("admin-keys");
  useAdminKeys(!isOff, sections);
  return (
    <Modal id={KEYS_DIALOG} title={words.keyboardShortcuts} shape="note">
      <div className={adminNotice.keys}>
        <label className={adminNotice.keysSwitch}>
          <input
            type="checkbox"
            checked={!isOff}
            onChange={({ target }) => setOff(!target.checked)}
          />
          {words.shortcutsOn}
        </label>
        <dl>
          {pageKeys.map(({ keys, does }) => (
            <KeyLine key={does} keys={keys} does={does} />
          ))}
          {sections.map(({ key, label }) => (
            <KeyLine key={key} keys={["g", key]} does={fill(words.goTo, { section: label })} />
          ))}
        </dl>
      </div>
    </Modal>
  );
}

/** Opens the list of keys, for those who do not know of `?` yet. */
export function KeysTrigger() {
  return (
    <ModalTrigger modal={KEYS_DIALOG} className={`${adminFrame.barLink} needs-script`}>
      {words.shortcuts}
    </ModalTrigger>
  );
}

function KeyLine({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
