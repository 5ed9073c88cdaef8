import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

it("leaves files and other sites to the browser: nothing of them needs the router", () => {
  for (const href of ["/menu.pdf#page=2", "/feed.xml", "https://example.com/about", "#top"])
    expect(renderToStaticMarkup(<Link href={href}>Read</Link>)).toBe(`<a href="${href}">Read</a>`);
  expect(() => renderToStaticMarkup(<Link href="/about">Read</Link>)).toThrow();
});
