import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { Prose } from "./prose.tsx";

const markup = (html: string) => {
  const element = <Prose html={html} dropCap="sunken" />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
};

it.each(["<p>One.</p><p>Two.</p>", '<h2 id="a">A</h2>\n<h3>B</h3>\n<p>One.</p><p>Two.</p>'])(
  "begins its first paragraph with a large letter: %s",
  (html) => {
    expect(markup(html)).toMatch(/<p class="[^"]+">One\.<\/p><p>Two\.<\/p>/);
  },
);

it.each([
  "<blockquote><p>Said.</p></blockquote><p>One.</p>",
  "<ul><li><p>Item</p></li></ul>",
  '<pre><code>x</code></pre><section data-footnotes=""><ol><li><p>Note.</p></li></ol></section>',
])("leaves what begins otherwise as it is: %s", (html) => {
  expect(markup(html)).toContain(html);
});
