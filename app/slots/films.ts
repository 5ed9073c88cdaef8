import { FilmFacade } from "#app/features/embeds/film-facade.tsx";
import type { FilmProps, SlotOf } from "./contract.ts";

/** The film of a post. */
export const films: SlotOf<FilmProps> = [FilmFacade];
