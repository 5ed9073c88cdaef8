import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { useDismissed } from "#app/lib/dismissed.ts";
import type { AdminSection } from "./sections.ts";
import { KEYS_DIALOG, useAdminKeys } from "./use-admin-keys.ts";

const pageKeys = [
  { keys: ["/"], does: "Search this list" },
  { keys: ["j", "k"], does: "Next row, previous row" },
  { keys: ["Enter"], does: "Open the row, or edit its field" },
  { keys: ["Esc"], does: "Leave a field, back to its row" },
  { keys: ["[", "]"], does: "Previous page, next page" },
  { keys: ["?"], does: "Show keyboard shortcuts" },
] as const;

/** The list of keys, and the switch for all of them: single letters get in the way of those who speak to their computer. */
export function KeysDialog({ sections }: { sections: readonly AdminSection[] }) {
  const [isOff, setOff] = useDismissed("admin-keys");
  useAdminKeys(!isOff, sections);
  return (
    <Modal id={KEYS_DIALOG} title="Keyboard shortcuts" shape="note">
      <div className="admin-keys">
        <label className="admin-keys-switch">
          <input
            type="checkbox"
            checked={!isOff}
            onChange={({ target }) => setOff(!target.checked)}
          />
          Use keyboard shortcuts in this browser
        </label>
        <dl>
          {pageKeys.map(({ keys, does }) => (
            <KeyLine key={does} keys={keys} does={does} />
          ))}
          {sections.map(({ key, label }) => (
            <KeyLine key={key} keys={["g", key]} does={`Go to ${label.toLowerCase()}`} />
          ))}
        </dl>
      </div>
    </Modal>
  );
}

/** Opens the list of keys, for those who do not know of `?` yet. */
export function KeysTrigger() {
  return (
    <ModalTrigger modal={KEYS_DIALOG} className="admin-bar-link needs-script">
      Shortcuts
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
