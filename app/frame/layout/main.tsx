import type { ReactNode } from "react";
import { FormReturn } from "#app/features/forms/form-return.tsx";

/** The page's own content, target of the skip link. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <FormReturn />
      {children}
    </main>
  );
}
