import { expect, it } from "vitest";
import { html } from "./html.ts";

it("escapes every value, and no markup twice", () => {
  const value = `<b a="1" c='2'>&`;
  const part = html`<i title="${value}">${value}</i>`;
  expect(html`${part}${[part, null]}${7}${null}`.toString()).toBe(`${part.markup}${part.markup}7`);
  expect(part.toString()).toBe(
    `<i title="&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;">&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;</i>`,
  );
});
