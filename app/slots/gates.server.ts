import { backOfficeView } from "#app/features/back-office/require-admin.server.ts";
import type { Gate } from "./contract.ts";

/** Who keeps addresses shut. */
export const gates: readonly Gate[] = [backOfficeView];
