import * as z from "zod/mini";
import { email } from "#shared/forms/fields.ts";

/** Joining the e-mail list: one field (specification, points 3 and 5). */
export const subscribe = z.object({ email: email() });

export type SubscribeValues = z.infer<typeof subscribe>;
