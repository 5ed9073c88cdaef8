import type { Logger } from "pino";
import { shop } from "#content/shop.ts";
import { pages } from "#registry/pages.ts";
import { FEW } from "#shared/shop/stock.ts";
import type { Database } from "#server/db/database.ts";
import type { Article, Goods } from "./goods.ts";
import { stockLevels } from "./stock.ts";

/** How often this process asks what another one sold or counted. */
const REFRESH_MS = 30_000;

/** Up to how many pieces a page tells one from the other: of more it says the same. Names as in the registry. */
const told = { availability: FEW, quantities: Math.max(FEW, shop.maxQuantity) } as const;

/** What the files of a build say of the stock and is no longer so. */
interface Changed {
  /** Whether something is sold out, or few are left, that was not; or the other way round. */
  availability: boolean;
  /** The same, or how many can be ordered. */
  quantities: boolean;
  /** Pages of articles of which more or fewer can be ordered. */
  articles: ReadonlySet<string>;
}

interface Parts {
  database: Pick<Database, "queries">;
  goods: Goods;
  logger: Logger;
}

export type StockOnPages = ReturnType<typeof createStockOnPages>;

/**
 * Knows which prerendered pages say of the stock what is no longer so. A build knows only how many pieces there are in the beginning. Answers
 * come from memory; it is renewed after each change of this process, and now and then for those of others.
 */
export function createStockOnPages({ database, goods, logger }: Parts) {
  const onPages = new Map(pages.flatMap(({ path, stock }) => (stock ? [[path, stock]] : [])));
  const ofArticles = new Set(goods.articles.map(({ path }) => path));
  let changed: Changed = { availability: false, quantities: false, articles: new Set() };
  let reading: Promise<void> | null = null;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  /** Reads once more what is left; resolves when that is known, also where it cannot be read now. */
  function renew(): Promise<void> {
    isStale = true;
    reading ??= read();
    return reading;
  }

  /** However many ask at once: whoever asks while it is read is answered by the next reading. */
  async function read(): Promise<void> {
    try {
      while (isStale) {
        isStale = false;
        changed = changedSince(goods.articles, await stockLevels(database.queries));
      }
    } catch (error) {
      logger.warn({ err: error }, "the stock that pages show could not be looked up");
    } finally {
      reading = null;
    }
  }

  return {
    /** Whether a prerendered page says something else than what is so. An article's page shows others, too, as cards. */
    isOutdated(path: string): boolean {
      const stock = onPages.get(path);
      if (stock) return changed[stock];
      return ofArticles.has(path) && (changed.availability || changed.articles.has(path));
    },
    renew,
    start() {
      timer = setInterval(() => void renew(), REFRESH_MS).unref();
    },
    /** Resolves when nothing is read any more. */
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}

function changedSince(
  articles: readonly Article[],
  levels: Readonly<Record<string, number>>,
): Changed {
  const differing = (most: number) =>
    articles.filter(({ variants }) =>
      variants.some(
        ({ sku, initialStock }) =>
          Math.min(initialStock, most) !== Math.min(levels[sku] ?? 0, most),
      ),
    );
  const ordered = differing(told.quantities);
  return {
    availability: differing(told.availability).length > 0,
    quantities: ordered.length > 0,
    articles: new Set(ordered.map(({ path }) => path)),
  };
}
