import type { Office } from "#server/contract/office.ts";
import type { BackOfficeService } from "./ports.ts";

/** What waits for somebody, and how the site is doing, as all parts of the back office tell; counted anew each time. */
export function createOverview(
  offices: () => readonly Office[],
): Pick<BackOfficeService, "waiting" | "overview"> {
  return {
    waiting,
    async overview() {
      const [waits, ...shown] = await Promise.all([
        waiting(),
        ...offices().flatMap((office) => office.overview?.() ?? []),
      ]);
      return Object.assign(waits, ...shown) as object;
    },
  };

  async function waiting(): Promise<Record<string, number>> {
    const counts = await Promise.all(offices().flatMap((office) => office.waiting?.() ?? []));
    return Object.assign({}, ...counts) as Record<string, number>;
  }
}
