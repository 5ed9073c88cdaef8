import { expect, it } from "vitest";
import { deployed } from "./support/proxies.ts";

/* What systemd would do with the unit, as far as the unit says it: none is started here. */

/** Settings of each part; of those that stand twice, the last. */
const unit = Object.fromEntries(
  deployed("vitrine.service")
    .split(/^(?=\[)/m)
    .map((part) => [
      /^\[(\w+)\]/.exec(part)?.[1] ?? "",
      Object.fromEntries(
        [...part.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
    ]),
) as Record<"Unit" | "Service", Record<string, string>>;

it("processes that share the data share the account that it belongs to", () => {
  expect(unit.Service).toMatchObject({ DynamicUser: "yes", StateDirectory: "vitrine" });
  expect(unit.Service.User).toMatch(/^[a-z]+$/);
});

it("a site whose database comes later than itself is tried again, not left down", () => {
  expect(unit.Service.Restart).toBe("on-failure");
  expect(Number(unit.Service.RestartSec)).toBeGreaterThanOrEqual(1);
  expect(unit.Unit.StartLimitIntervalSec).toBe("0");
});
