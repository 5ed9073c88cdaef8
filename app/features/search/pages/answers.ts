import { searchAnswer } from "../search.server.ts";
import type { Route } from "./+types/answers.ts";

/** `/search.json?q=`: what the search page would answer, for the palette. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await searchAnswer(url));
}
