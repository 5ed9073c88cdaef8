import type { Harness } from "./harness.ts";
import { ordered } from "./ordered.ts";

/** Leaves something of this address everywhere where something is kept. */
export async function leaveData(server: Harness, email: string) {
  const name = "Ada Lovelace";
  const order = await ordered(server, email, "delivered");
  await server.mails();
  await server.send({ form: "subscribe", email });
  await server.send({ form: "contact", name, email, message: "Are you open on Sunday?" });
  await server.send({
    form: "comment",
    post: "1",
    name,
    email,
    message: `I kept the moth, ${email}.`,
  });
  const { queries } = server.runtime.database;
  await queries
    .updateTable("comments")
    .set({ state: "shown" })
    .where("email", "=", email)
    .execute();
  return order;
}
