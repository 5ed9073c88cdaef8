import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { beginExportedPage } from "./engine/exported-page.ts";
import { guardHistory } from "./engine/page-gate.ts";

// Before the router listens itself: Back and Forward also wait until the code of their page is there.
guardHistory();
if (import.meta.env.IS_EXPORT) beginExportedPage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
