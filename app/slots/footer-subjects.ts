import { FooterSubjects } from "#app/features/blog/footer/footer-subjects.tsx";
import type { SlotOf } from "./contract.ts";

/** What there is to read, as an index in a footer. */
export const footerSubjects: SlotOf<{ className?: string }> = [FooterSubjects];
