import { homePages } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const paths = homePages.map(({ path }) => path);

/** Those that `note` keeps in the page: which formatters were made, and where. */
type Asked = Window & { asked?: string[] };

/*
 * The first formatter that a phone makes takes it 20 to 60 ms, in the middle of what makes a page alive: what is in the HTML is written by
 * tables of the build (`app/lib/format-day.ts`, `app/lib/format-number.ts`). The clock of a zone is known to `Intl` alone.
 */
for (const path of pathsInTurn(import.meta.filename, paths))
  test(`${path} comes alive without asking the browser how days and numbers are written`, async ({
    page,
  }) => {
    await page.addInitScript(note);
    await visit(page, path);
    expect(await page.evaluate(() => (window as Asked).asked)).toEqual([]);
  });

/** In the page, before anything of it. */
function note(): void {
  const asked: string[] = [];
  (window as Asked).asked = asked;
  addEventListener("vitrine:alive", () => Object.freeze(asked));
  const add = (what: string) => {
    if (!Object.isFrozen(asked)) asked.push(`${what} ${new Error().stack?.split("\n")[3]?.trim()}`);
  };
  const hasOwnZone = ([, options]: unknown[]) => {
    const zone = (options as Intl.DateTimeFormatOptions | undefined)?.timeZone;
    return zone !== undefined && zone !== "UTC";
  };
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct(target, given: []) {
      add("NumberFormat");
      return new target(...given);
    },
  });
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, given: []) {
      if (!hasOwnZone(given)) add("DateTimeFormat");
      return new target(...given);
    },
  });
  const written = Reflect.get(Number.prototype, "toLocaleString") as (
    ...given: unknown[]
  ) => string;
  // oxlint-disable-next-line no-extend-native -- in this test's page alone: what is asked of a number makes a formatter, too
  Object.defineProperty(Number.prototype, "toLocaleString", {
    value(...given: unknown[]) {
      add("toLocaleString");
      return Reflect.apply(written, this, given);
    },
  });
}
