import type { OfficeSection } from "#server/contract/office.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";

/** A part of the back office, with how many things wait there for somebody. */
export interface AdminSection extends OfficeSection {
  waiting: number;
}

/** Whether the page at `pathname` belongs to a section. */
export function isInSection({ path }: AdminSection, pathname: string): boolean {
  return pathname === path || (path !== OFFICE && pathname.startsWith(`${path}/`));
}
