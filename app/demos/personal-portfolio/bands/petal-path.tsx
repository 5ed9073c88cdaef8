import type { ComponentProps } from "react";

interface PetalPathProps extends Omit<ComponentProps<"path">, "d"> {
  /** How many half circles go round: 7 or more. */
  petals: number;
}

/** A marigold seen from above, filling a field of 100 × 100: half circles on a circle. */
export function PetalPath({ petals, ...path }: PetalPathProps) {
  const half = Math.PI / petals;
  // Where two petals meet, so far from the centre that the petals between reach the edge of the field.
  const meet = 50 / (Math.cos(half) + Math.sin(half));
  const petal = round(meet * Math.sin(half));
  const points = Array.from({ length: petals }, (_, index) => {
    const angle = 2 * half * index;
    return `${round(50 + meet * Math.cos(angle))} ${round(50 + meet * Math.sin(angle))}`;
  });
  const arcs = [...points.slice(1), points[0]].map((point) => `A${petal} ${petal} 0 0 1 ${point}`);
  return <path {...path} d={`M${points[0]}${arcs.join("")}Z`} />;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
