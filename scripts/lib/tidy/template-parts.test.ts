import { join } from "node:path";
import { expect, it } from "vitest";
import { isWholeTemplate } from "#tests/support/whole-template.ts";
import { named, without } from "./removable.ts";
import { tidied } from "./tidy.ts";
import { readTree } from "./tree.ts";

/** Tests of what stays, and of what goes or asks for it, where these are taken out. */
const parts = ["features/shop", "features/newsletter", "showcase/frames", "showcase/headers"];
const staying = [
  "app/elements/actions/theme-toggle/theme.spec.ts",
  "app/features/accounts/accounts.spec.ts",
  "app/features/back-office/admin-access.spec.ts",
  "app/features/back-office/admin-keys.spec.ts",
  "app/features/back-office/people.spec.ts",
  "app/features/comments/office/comments-office.spec.ts",
  "app/features/messages/messages.spec.ts",
  "tests/contract/health.test.ts",
  "tests/contract/ready.test.ts",
  "tests/contract/smtp-refusals.test.ts",
  "tests/contract/start-trouble.test.ts",
  "tests/contract/stopping.test.ts",
  "tests/site/admin-closed.spec.ts",
  "tests/support/admin.ts",
];
const leaving = [
  "app/demos/startup/startup.spec.ts",
  "app/features/accounts/shopping.spec.ts",
  "app/frame/headers/header-keys.spec.ts",
  "app/frame/headers/menu-placement.spec.ts",
  "app/frame/long-name.spec.ts",
  "app/information/coming-soon.spec.ts",
  "tests/a11y/frames.spec.ts",
  "tests/browsers/menu.spec.ts",
  "tests/browsers/subscribe.spec.ts",
  "tests/contract/admin-people-erasure.test.ts",
  "tests/contract/limits-clock.test.ts",
  "tests/contract/lost-connections.test.ts",
  "tests/contract/trouble.test.ts",
  "tests/e2e/short-windows.spec.ts",
  "tests/support/buyers.ts",
];

it.runIf(isWholeTemplate)(
  "takes with parts of the template the tests that ask for them alone",
  () => {
    const tree = readTree(join(import.meta.dirname, "../../.."));
    const all = [...staying, ...leaving];
    expect(all.filter((file) => !tree.has(file))).toEqual([]);
    const { tree: left, blocked } = tidied(
      without(
        tree,
        parts.flatMap((part) => named(part, tree)),
      ),
    );
    expect(blocked).toEqual([]);
    expect(all.filter((file) => left.has(file))).toEqual(staying);
  },
);
