import type { Seen } from "./build-inputs.mjs";

export function startRecord(): () => Seen[];
