import { useEffect } from "react";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { greeting } from "#content/site.ts";
import { useBusiness } from "#app/frame/business.tsx";
import * as words from "#app/frame/words.ts";
import { PanelDialog, PanelTrigger } from "./panel-dialog/panel-dialog.tsx";
import type { HeaderData } from "../header-contract.tsx";
import { Slot } from "#app/slots/slot.tsx";
import { subscribeForms } from "#app/slots/subscribe.ts";

const PANEL = "side-panel";
/** Where its button is: below, the menu has what the panel has. */
const DESKTOP = "(min-width: 62rem)";

/** The button of the slide-out panel: three strokes, on desktops only. */
export function SidePanelTrigger({ className }: { className?: string }) {
  return (
    <PanelTrigger panel={PANEL} className={className}>
      <svg viewBox="0 0 20 20" aria-hidden className="size-[20px]">
        <path
          d="M2 5h16M7 10h11M2 15h16"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{words.openSidePanel}</span>
    </PanelTrigger>
  );
}

/** The slide-out panel of the home page (specification, point 2): a greeting, a subscribe form, networks. Nothing invites to letters that are not sent. */
export function SidePanel({
  hideErrors,
  side = "end",
}: Pick<HeaderData, "hideErrors"> & {
  /** `push-end` moves the page aside instead of covering it, and is dark so that the two stay apart. */
  side?: "end" | "push-end";
}) {
  const { letter, social } = useBusiness();
  const hasLetter = subscribeForms.length > 0;
  const { heading, text } = (hasLetter && letter) || greeting;
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const close = () => {
      if (!desktop.matches) document.querySelector<HTMLDialogElement>(`#${PANEL}`)?.close();
    };
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, []);
  return (
    <PanelDialog
      id={PANEL}
      label={words.sidePanel}
      side={side}
      tone={side === "push-end" ? "night" : undefined}
    >
      <div className="grid min-h-dvh content-between gap-12 p-8 pt-24">
        <div className="grid gap-5">
          <h2 className="display text-display-3">{heading}</h2>
          <p className="text-soft">{text}</p>
          {hasLetter && !letter && greeting.letter && (
            <p className="text-soft">{greeting.letter}</p>
          )}
          <Slot of={subscribeForms} id="subscribe-panel" layout="stacked" hideErrors={hideErrors} />
        </div>
        <SocialLinks links={social} />
      </div>
    </PanelDialog>
  );
}
