import type { ApiAnswer } from "#shared/api.ts";

/** Address of the API, chosen when the site is built; a site on a static host sets it to another server's (specification, point 7). */
export const API_BASE: string = (import.meta.env.VITE_API_BASE as string | undefined) ?? "/api";

/**
 * Sends a form's data as JSON to `{api base}/send` and gives back the parsed answer, whatever its status.
 * @throws when there is no network or the answer is not JSON.
 */
export async function send(data: Readonly<Record<string, unknown>>): Promise<ApiAnswer> {
  const response = await fetch(`${API_BASE}/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(data),
  });
  return (await response.json()) as ApiAnswer;
}
