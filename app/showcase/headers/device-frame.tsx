import * as styles from "./device-frame.module.css";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";

interface DeviceFrameProps {
  /** Address of the page in the phone: a page of this site. */
  src: string;
  /** Names the frame for assistive technology. */
  title: string;
}

/**
 * A drawn phone with a page of this site in it, alive at 390 px, and a button that opens the menu in it. Only from 992 px: below, the
 * page on screen is the same thing, and a phone in a phone would nest without end.
 */
export function DeviceFrame({ src, title }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => hideScrollbar(frame), []);

  return (
    <div className="hidden lg:block">
      <Section id="phone" ground="sunken" width="wide" aria-labelledby="phone-heading">
        <div className="grid grid-cols-12 items-center gap-x-8">
          <div className="col-span-5 grid justify-items-start gap-6">
            <h2 id="phone-heading" className="display text-display-2">
              In the hand, without a phone
            </h2>
            <p className="max-w-[42ch] text-lead text-soft">
              The phone shows this very page at 390 pixels, alive: scroll it, open its menu, follow
              a link. Your own phone shows the same.
            </p>
            <Button className="needs-script" onClick={() => openMenu(frame)}>
              Open the menu in the phone
            </Button>
          </div>
          <div className={`${styles.frame} col-span-6 col-start-7`}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which this one talks to */}
            <iframe
              ref={frame}
              src={src}
              title={title}
              loading="lazy"
              onLoad={() => hideScrollbar(frame)}
            />
          </div>
        </div>
      </Section>
    </div>
  );
}

/** Phones have no scroll bar that takes room. */
function hideScrollbar(frame: RefObject<HTMLIFrameElement | null>) {
  const style = frame.current?.contentDocument?.documentElement.style;
  style?.setProperty("scrollbar-width", "none");
  style?.setProperty("scrollbar-gutter", "auto");
}

function openMenu(frame: RefObject<HTMLIFrameElement | null>) {
  frame.current?.contentDocument?.querySelector<HTMLButtonElement>("[data-menu-trigger]")?.click();
}
