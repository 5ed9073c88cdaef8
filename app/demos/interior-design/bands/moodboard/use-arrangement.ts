import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type Arrow, arrows, keepOnBoard, type Place, type Reach, step } from "./board.ts";

/** A pointer that has gone less far than this, in pixels, has pressed and not dragged. */
const SLACK = 4;

/** Where a dragged piece was taken: the pointer's place, and the piece's at that moment. */
interface Grip {
  /** The pointer's own number: another finger neither moves nor lets go what this one holds. */
  pointerId: number;
  x: number;
  y: number;
  from: Place;
}

/**
 * The pieces of a board and where they have been put. Places are measured when a hand comes to a piece, so the same code serves every
 * size of the board; a piece that nobody has touched lies where the stylesheet puts it.
 */
export function useArrangement() {
  const board = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({});
  /** Names of the pieces that have been moved, the last one on top. */
  const [onTop, setOnTop] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<string | null>(null);

  function pieceOf(name: string): HTMLElement {
    const piece = board.current?.querySelector<HTMLElement>(`[data-piece="${name}"]`);
    if (!piece) throw new Error(`No piece "${name}" lies on the board.`);
    return piece;
  }

  function put(name: string, place: Place): void {
    setPlaces((now) => ({ ...now, [name]: place }));
    setOnTop((now) => [...now.filter((other) => other !== name), name]);
  }

  function move(name: string, arrow: Arrow, isLarge = false): void {
    const { place, reach, isRtl } = measure(pieceOf(name));
    put(name, step(place, arrow, { isLarge, isRtl, reach }));
    setPicked(name);
  }

  return {
    board,
    places,
    onTop,
    /** The piece that the move buttons move, and that a press on the bare board brings there. */
    picked,
    move,
    putBack: () => {
      setPlaces({});
      setOnTop([]);
      setPicked(null);
    },
    /** For the board itself: a press on a bare spot brings the picked piece there, so that nothing has to be dragged. */
    boardProps: {
      ref: board,
      onClick: (event: React.MouseEvent<HTMLDivElement>) => {
        if (picked === null || event.target !== event.currentTarget) return;
        const piece = pieceOf(picked);
        put(
          picked,
          keepOnBoard(placeOf(piece, event.clientX, event.clientY), measure(piece).reach),
        );
      },
    },
    pieceProps: (name: string) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = arrows.find((candidate) => candidate === event.key);
        if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        move(name, arrow, event.shiftKey);
      },
      onClick: () => {
        if (!wasDragged.current) setPicked((now) => (now === name ? null : name));
        wasDragged.current = false;
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        grip.current = {
          pointerId: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          from: measure(event.currentTarget).place,
        };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current?.pointerId !== event.pointerId) return;
        const { x, y, from } = grip.current;
        const [right, down] = [event.clientX - x, event.clientY - y];
        if (!wasDragged.current && Math.hypot(right, down) < SLACK) return;
        wasDragged.current = true;
        setPicked(name);
        const { reach, isRtl, width, height } = measure(event.currentTarget);
        const onward = isRtl ? -right : right;
        put(
          name,
          keepOnBoard(
            { x: from.x + (onward / width) * 100, y: from.y + (down / height) * 100 },
            reach,
          ),
        );
      },
      /** After it went up, and however else the browser takes it away. */
      onLostPointerCapture: (event: PointerEvent) => {
        if (grip.current?.pointerId === event.pointerId) grip.current = null;
      },
    }),
  };
}

/** A place on the screen as a place on the board that the piece lies on. */
function placeOf(piece: HTMLElement, clientX: number, clientY: number): Place {
  const { left, top, width, height, isRtl } = boardOf(piece);
  const x = ((clientX - left) / width) * 100;
  return { x: isRtl ? 100 - x : x, y: ((clientY - top) / height) * 100 };
}

/** Where a piece lies, how far it reaches round its middle, and the board's own size in pixels. */
function measure(piece: HTMLElement) {
  const { width, height, isRtl } = boardOf(piece);
  const box = piece.getBoundingClientRect();
  const reach: Reach = { x: (box.width / width) * 50, y: (box.height / height) * 50 };
  const place = placeOf(piece, box.left + box.width / 2, box.top + box.height / 2);
  return { place, reach, isRtl, width, height };
}

function boardOf(piece: HTMLElement) {
  const board = piece.closest<HTMLElement>("[data-board]");
  if (!board) throw new Error("A piece lies on a board.");
  const { left, top, width, height } = board.getBoundingClientRect();
  return { left, top, width, height, isRtl: getComputedStyle(board).direction === "rtl" };
}
