import { join, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { postalAddress } from "#app/frame/postal-address.ts";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { readTree } from "../tidy/tree.ts";
import { takeBusiness } from "./front-page.ts";
import { homes } from "./offered.ts";
import { businessOf } from "./sample-business.ts";
import { propertiesOf, textOf, valueOf } from "./syntax.ts";

vi.mock("#app/frame/for-machines.server.ts", async (original) => {
  const { forMachines: own } = await original<{ forMachines: typeof forMachines }>();
  return { forMachines: vi.fn(own) };
});

const root = resolve(import.meta.dirname, "../../..");
const template = readTree(root);
const told = homes
  .map(({ name }) => name)
  .filter((name) =>
    template.get(`app/demos/${name}/content.server.ts`)?.includes("forMachines(business"),
  );

describe.runIf(isWholeTemplate)("what a home tells search engines", () => {
  it("is an address nowhere but in its business", () => {
    expect(told.length).toBeGreaterThan(30);
    for (const [file, source] of template)
      if (file.startsWith("app/demos/"))
        expect(source ?? "", file).not.toContain('"PostalAddress"');
  });

  it.each(told)("are facts of its business that become the owner's: %s", async (name) => {
    vi.mocked(forMachines).mockClear();
    const folder = join(root, "app/demos", name);
    const { business } = (await import(join(folder, "business.tsx"))) as { business: Business };
    await import(join(folder, "content.server.ts"));
    const [[said, shown] = []] = vi.mocked(forMachines).mock.calls;
    expect(said).toBe(business);

    const { phone, email, address } = business;
    const { streetAddress, addressLocality } = postalAddress(address) ?? {};
    const words = JSON.stringify(shown).replaceAll("\u00a0", " ");
    for (const fact of [
      phone?.display,
      phone?.href.slice(4),
      email,
      streetAddress,
      addressLocality,
    ])
      if (fact !== undefined) expect(words).not.toContain(fact);
    expect(words).not.toContain("addressCountry");

    const tree = new Map(template);
    const file = businessOf(name);
    takeBusiness(tree, file);
    const facts = [...propertiesOf(valueOf(tree, file, "business"))].map(
      ([key, { start, end }]) => [key, textOf(tree, file).slice(start, end)] as const,
    );
    expect(Object.fromEntries(facts)).toMatchObject({
      name: "name: site.name",
      tagline: "tagline: site.tagline",
      email: "email: site.email",
      address: "address: site.address.slice(1)",
      ...(phone && { phone: "phone: site.phone" }),
    });
  });
});
