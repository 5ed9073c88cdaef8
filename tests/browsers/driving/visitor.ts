import { expect } from "playwright/test";
import { siteUrl } from "../../support/site-under-test.ts";
import { type PageKit, pageKitScript } from "./page-kit.ts";
import { described, type Sought, written } from "./sought.ts";
import type { Tab } from "./tab.ts";

/** How long a condition may take to come true, milliseconds; two browsers may share two cores with other work. */
const PATIENCE = 15_000;

/** Tries until it does not throw: pages change while they are asked, and everything a visitor waits for comes in its own time. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ timeout: PATIENCE, intervals: [50, 100, 200] });
}

/** Somebody who uses the site in a browser: presses, types and looks, the same in each. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens a page in a window of this width, and waits until its scripts have taken over. */
  async open(path: string, width = 1280): Promise<void> {
    await this.tab.resize(width, width < 768 ? 844 : 800);
    await this.tab.goTo(siteUrl() + path);
    await this.alive();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.alive();
  }

  async alive(): Promise<void> {
    await eventually(async () => expect(await this.ask("isAlive"), "is alive").toBe(true));
  }

  /** Presses with the pointer, as soon as that is possible. */
  async press(sought: Sought): Promise<void> {
    const place = await this.placeOf(sought);
    await this.tab.pressAt(place.x, place.y);
  }

  /** Types into a field in place of what stands there. */
  async write(sought: Sought, text: string): Promise<void> {
    await this.press(sought);
    await this.ask("select", written(sought));
    await this.expectFocused(sought);
    await this.tab.type(text);
    await this.expectValue(sought, text);
  }

  /** Chooses from a list by typing what is written there, the list closed. */
  async choose(sought: Sought, label: string): Promise<void> {
    await this.ask("select", written(sought));
    await this.expectFocused(sought);
    await this.tab.type(label);
    await this.expectValue(sought, label);
  }

  async expectSeen(sought: Sought, count?: number): Promise<void> {
    await eventually(async () => {
      const seen = await this.ask("count", written(sought));
      if (count === undefined) expect(seen, described(sought)).toBeGreaterThan(0);
      else expect(seen, described(sought)).toBe(count);
    });
  }

  expectGone(sought: Sought): Promise<void> {
    return this.expectSeen(sought, 0);
  }

  async expectText(sought: Sought, text: string | RegExp): Promise<void> {
    await eventually(async () => {
      const [found, ...others] = await this.ask("texts", written(sought));
      expect(others, `more than one ${described(sought)}`).toEqual([]);
      expect(found ?? "", described(sought)).toMatch(text);
    });
  }

  async expectWords(text: string): Promise<void> {
    await eventually(async () => expect(await this.ask("shows", text), text).toBe(true));
  }

  async expectValue(sought: Sought, value: string): Promise<void> {
    await eventually(async () =>
      expect(await this.ask("values", written(sought)), described(sought)).toEqual([value]),
    );
  }

  async expectAttribute(sought: Sought, name: string, value: string | null): Promise<void> {
    await eventually(async () =>
      expect(await this.ask("attributes", written(sought), name), described(sought)).toEqual([
        value,
      ]),
    );
  }

  async expectFocused(sought: Sought): Promise<void> {
    await eventually(async () =>
      expect(await this.ask("isFocused", written(sought)), `${described(sought)} has it`).toBe(
        true,
      ),
    );
  }

  /** Path, query and hash. */
  async expectPath(path: string | RegExp): Promise<void> {
    await eventually(async () => {
      const address = await this.ask("address");
      if (typeof path === "string") expect(address).toBe(path);
      else expect(address).toMatch(path);
    });
  }

  /** Runs one of the functions of `in-page.ts` in the page. */
  async ask<Name extends keyof PageKit>(
    name: Name,
    ...args: Parameters<PageKit[Name]>
  ): Promise<Awaited<ReturnType<PageKit[Name]>>> {
    if (await this.tab.evaluate("typeof pageKit === 'undefined'"))
      await this.tab.evaluate(await pageKitScript());
    const words = args.map((arg) => JSON.stringify(arg)).join(", ");
    return (await this.tab.evaluate(`pageKit.${name}(${words})`)) as Awaited<
      ReturnType<PageKit[Name]>
    >;
  }

  private async placeOf(sought: Sought): Promise<{ x: number; y: number }> {
    let found: { x: number; y: number } | undefined;
    await eventually(async () => {
      const place = await this.ask("placeOf", written(sought));
      if ("trouble" in place) throw new Error(`${described(sought)} ${place.trouble}`);
      found = place;
    });
    return found!;
  }
}
