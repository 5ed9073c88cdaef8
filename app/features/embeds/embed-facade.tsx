import * as styles from "./embeds.module.css";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type EmbedProviderName, embedProviders } from "#content/embed-providers.ts";
import { Button } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { fill } from "#shared/words.ts";
import { isAgreed, setAgreed, watchAgreement } from "./agreement.ts";
import * as words from "./words.ts";

const layouts = {
  /** The question lies on a corner of the picture where there is room, under it where not. */
  over: `${styles.embed} ${styles.over}`,
  /** The question stands beside the picture. */
  beside: `${styles.embed} ${styles.beside}`,
  /** The question stands under the picture: for narrow places and for pictures that must stay whole. */
  below: `${styles.embed} ${styles.below}`,
} as const;

export type EmbedLayout = keyof typeof layouts;

interface EmbedFacadeProps {
  provider: EmbedProviderName;
  /** Address of the frame once the visitor has agreed; `started` when it was their press, not their earlier word. */
  src: (started: boolean) => string;
  /** Names the frame. */
  title: string;
  /** Our own picture in the frame's place; without one the question stands there alone. */
  poster?: ReactNode;
  /** What it is, above the question. */
  about: ReactNode;
  ask: { label: string; icon: IconName };
  /** Stands under the frame and its picture at all times: credit, or ways to open it elsewhere. */
  caption: ReactNode;
  layout?: EmbedLayout;
  className?: string;
}

/**
 * Something that another company serves, asked for first: until the visitor agrees there is only our own picture, what will be
 * loaded, from whom, and what that tells them. Afterwards the frame takes the picture's place and the focus; it can be put away
 * again. In a modal it is put away when the modal closes, so that nothing plays unseen. A word for the whole visit, given or taken
 * back, holds for everything on the page that the same company serves.
 */
export function EmbedFacade({
  provider,
  src,
  title,
  poster,
  about,
  ask,
  caption,
  layout = "over",
  className,
}: EmbedFacadeProps) {
  const { name, company, sends, privacy } = embedProviders[provider];
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  // A new number is a new frame: what was playing in the old one ends.
  const [frame, setFrame] = useState<{ round: number; started: boolean } | null>(null);

  useEffect(() => {
    const reset = () =>
      setFrame((last) =>
        isAgreed(provider) ? { round: (last?.round ?? 0) + 1, started: false } : null,
      );
    reset();
    const dialog = figure.current?.closest("dialog");
    dialog?.addEventListener("close", reset);
    // What the visitor started themselves goes on when they agree elsewhere; nothing goes on when they take it back.
    const unwatch = watchAgreement(provider, (agreed) =>
      setFrame((last) => (agreed ? (last ?? { round: 0, started: false }) : null)),
    );
    return () => {
      dialog?.removeEventListener("close", reset);
      unwatch();
    };
  }, [provider]);

  useEffect(() => {
    if (frame?.started) figure.current?.querySelector("iframe")?.focus();
  }, [frame]);

  function load() {
    if (remember.current?.checked) setAgreed(provider, true);
    setFrame({ round: 0, started: true });
  }

  function putAway() {
    setAgreed(provider, false);
    requestAnimationFrame(() =>
      figure.current?.querySelector<HTMLElement>("[data-embed-ask]")?.focus(),
    );
  }

  return (
    <figure ref={figure} className={clsx(layouts[poster ? layout : "below"], className)}>
      <div className={styles.body}>
        {frame ? (
          <div className={styles.picture}>
            <iframe
              key={frame.round}
              src={src(frame.started)}
              title={title}
              loading="lazy"
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the pair is unsafe for frames of our own origin; these never are
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
              allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </div>
        ) : (
          poster && <div className={styles.picture}>{poster}</div>
        )}
        {!frame && (
          <div className={styles.question}>
            {about}
            <div className="needs-script grid gap-3">
              <Button onClick={load} aria-describedby={`${id}-sends`} data-embed-ask>
                <Icon name={ask.icon} className="size-5" />
                {ask.label}
              </Button>
              <p id={`${id}-sends`} className="text-label text-soft">
                {fill(words.loads, { name, company })} {sends}{" "}
                <a href={privacy} className="underline underline-offset-3 hover:text-ink">
                  {fill(words.privacyPolicy, { name })}
                </a>
              </p>
              <label className="flex min-h-6 items-center gap-2.5 text-label">
                <input ref={remember} type="checkbox" className={styles.remember} />
                {fill(words.doNotAskAgain, { name })}
              </label>
            </div>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        {caption}
        {frame && (
          <button type="button" onClick={putAway} className="py-0.5 underline underline-offset-3">
            {fill(words.turnOff, { name })}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
