import { clsx } from "clsx";

/** Twelve invented companies. Width and height are in em: the marks have one optical size, not one height. */
const marks = {
  tidewell: { label: "Tidewell", width: 9.46, height: 2.48 },
  northlock: { label: "Northlock", width: 11.05, height: 2.12 },
  saltbox: { label: "Saltbox", width: 10.07, height: 2.33 },
  "marrow-pine": { label: "Marrow & Pine", width: 7.85, height: 2.99 },
  "kettle-crane": { label: "Kettle & Crane", width: 13.64, height: 1.81 },
  pedalhaus: { label: "Pedalhaus", width: 7.63, height: 3.07 },
  quillmark: { label: "Quillmark", width: 10.75, height: 2.18 },
  "lumen-yard": { label: "Lumen Yard", width: 7.32, height: 3.2 },
  brightwater: { label: "Brightwater Rail", width: 8.64, height: 2.72 },
  "orchard-mutual": { label: "Orchard Mutual", width: 8.48, height: 2.77 },
  "volta-nord": { label: "Volta Nord", width: 10.69, height: 2.19 },
  fernhill: { label: "Fernhill", width: 6.62, height: 3.54 },
} as const;

export type ClientName = keyof typeof marks;

/** All clients, in the order they are shown. */
export const clientNames = Object.keys(marks) as ClientName[];

interface ClientMarkProps {
  name: ClientName;
  /** `""` where the client's name stands beside the mark as text. */
  label?: string;
  /** The mark follows the text size: 16 px for its designed size. */
  className?: string;
}

/**
 * The mark of a client in the colour of the text around it. The outlines are symbols of `public/drawings/client-marks.svg`, so that no
 * page's script or HTML carries them.
 */
export function ClientMark({ name, label = marks[name].label, className }: ClientMarkProps) {
  const { width, height } = marks[name];
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={clsx("max-w-full flex-none", className)}
      style={{ inlineSize: `${width}em`, aspectRatio: `${width} / ${height}` }}
    >
      <use href={`/drawings/client-marks.svg#${name}`} />
    </svg>
  );
}
