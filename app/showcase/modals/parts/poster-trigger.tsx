import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import type { IconName } from "#app/elements/media/icon-names.ts";
import { ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";

interface PosterTriggerProps {
  modal: string;
  /** What opens, as the trigger's words. */
  label: string;
  detail: string;
  icon: IconName;
  /** A picture or drawing that fills the card. */
  children: ReactNode;
  className?: string;
}

/** A large picture that opens a modal: the whole card is the link, its words stand on a plate of their own. */
export function PosterTrigger({
  modal,
  label,
  detail,
  icon,
  children,
  className,
}: PosterTriggerProps) {
  return (
    <ModalTrigger
      modal={modal}
      className={clsx(
        "group relative grid aspect-[4/3] overflow-hidden sm:aspect-[16/8]",
        className,
      )}
    >
      <span className="absolute inset-0 transition duration-500 group-hover:scale-102 *:size-full">
        {children}
      </span>
      <span className="relative flex max-w-full items-center gap-4 self-end justify-self-start rounded-se-card bg-paper py-4 ps-5 pe-6 sm:gap-5 sm:pe-8">
        <span className="grid size-14 flex-none place-items-center rounded-full bg-brand text-on-brand transition group-hover:bg-brand-hover">
          <Icon name={icon} className="size-6" />
        </span>
        <span className="grid min-w-0">
          <span className="text-body font-semibold group-hover:underline group-hover:underline-offset-4">
            {label}
          </span>
          <span className="text-small text-soft">{detail}</span>
        </span>
      </span>
    </ModalTrigger>
  );
}
