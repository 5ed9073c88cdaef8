import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";

/** A mailbox that no other test knows. */
export function newAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

/** Sends one of the site's forms as its script does. */
export async function sendForm(
  request: APIRequestContext,
  form: string,
  values: Record<string, string>,
): Promise<void> {
  const answer = await request.post("/api/send", { data: { form, ...values } });
  expect(answer.status(), await answer.text()).toBe(200);
}
