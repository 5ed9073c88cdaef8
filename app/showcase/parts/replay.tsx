import { type ReactNode, useState } from "react";
import { ReplayButton } from "./replay-button.tsx";

/** Something that plays once, with a button that plays it again by making it anew. */
export function Replay({ label, children }: { label: string; children: ReactNode }) {
  const [take, setTake] = useState(0);
  return (
    <>
      <div key={take}>{children}</div>
      <ReplayButton label={label} onClick={() => setTake(take + 1)} />
    </>
  );
}
