import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Handlers for a `<dialog>` that a press beside it closes. The press has to begin there as well: a text that is selected from within past the
 * edge ends in a click on the dialog, too.
 */
export function usePressBeside() {
  const isFromBeside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      isFromBeside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && isFromBeside.current) currentTarget.close();
    },
  };
}
