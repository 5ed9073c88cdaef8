import type { ApiAnswer } from "#shared/api.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";
import * as words from "./words.ts";

/** Address of the API, chosen when the site is built; a site on a static host sets it to another server's (specification, point 7). */
export const API_BASE: string =
  // Pipelines write an empty value for one that is not set.
  (import.meta.env.VITE_API_BASE as string | undefined)?.replace(/\/+$/, "") || `${BASE_PATH}/api`;

/** What comes back from something between here and the server, or from a server that broke. */
const broken: ApiAnswer = {
  status: "error",
  code: "internal",
  message: words.serverFailed,
};

/**
 * Sends a form's data as JSON to `{api base}/send` and gives back the parsed answer, whatever its status: an API that is not ours may
 * have others.
 * @throws when there is no network.
 */
export async function send(data: Readonly<Record<string, unknown>>): Promise<ApiAnswer> {
  const response = await fetch(`${API_BASE}/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(data),
  });
  const answer: unknown = await response.json().catch(() => null);
  const isOurs =
    answer !== null && typeof answer === "object" && (response.ok || "status" in answer);
  return isOurs ? (answer as ApiAnswer) : broken;
}
