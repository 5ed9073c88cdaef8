import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import type { SlotOf, SubscribeFormProps } from "./contract.ts";

/** Joining the e-mail list, in panels, footers and beside lists. */
export const subscribeForms: SlotOf<SubscribeFormProps> = [SubscribeForm];
