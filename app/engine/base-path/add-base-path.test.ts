import { describe, expect, it } from "vitest";
import { htmlWithBase, propsWithBase, withBase } from "./add-base-path.ts";

const base = "/shop2";

describe("the path below which a site stands", () => {
  it.each([
    ["/", "/shop2/"],
    ["/about?a=1#b", "/shop2/about?a=1#b"],
    ["/shop2", "/shop2/shop2"],
    // A page may be called as the path is.
    ["/shop2/about", "/shop2/shop2/about"],
    ["/shop2/static/js/a.js", "/shop2/static/js/a.js"],
    ["//cdn.example", "//cdn.example"],
    ["https://a.example/", "https://a.example/"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["#top", "#top"],
    ["?page=2", "?page=2"],
    ["", ""],
  ])("stands before %s as %s", (address, expected) => {
    expect(withBase(base, address)).toBe(expected);
  });

  it("stands before the addresses of an element, in any of its attributes", () => {
    const given = {
      href: "/a",
      src: "/b",
      action: "/c",
      formAction: "/d",
      poster: "/e",
      srcSet: "/f-1.avif 1w, /f-2.avif 2w,https://a.example/g 3w, /shop2/static/h 4w",
      imageSrcSet: "/i 1x",
      title: "/j",
    };
    expect(propsWithBase(base, "a", given)).toEqual({
      href: "/shop2/a",
      src: "/shop2/b",
      action: "/shop2/c",
      formAction: "/shop2/d",
      poster: "/shop2/e",
      srcSet: "/shop2/f-1.avif 1w, /shop2/f-2.avif 2w,https://a.example/g 3w, /shop2/static/h 4w",
      imageSrcSet: "/shop2/i 1x",
      title: "/j",
    });
  });

  it("is left to components, and to what is no address", () => {
    const props = { href: "/a", action: () => undefined };
    expect(propsWithBase(base, () => null, props)).toBe(props);
    expect(propsWithBase(base, "form", { action: props.action })).toEqual({ action: props.action });
  });

  it("stands before the addresses in HTML, and not in its texts", () => {
    const html = '<a class="x" href="/a">href="/b"</a> <img src="/c.avif"><a href="#d">';
    expect(htmlWithBase(base, html)).toBe(
      '<a class="x" href="/shop2/a">href="/b"</a> <img src="/shop2/c.avif"><a href="#d">',
    );
  });

  it("is left out of code, which is a text", () => {
    const code = '<pre><code>&#x3C;a href="/b">&#x3C;/a></code></pre>';
    expect(htmlWithBase(base, code)).toBe(code);
    expect(htmlWithBase(base, '<a title="a > b" href="/a">')).toBe(
      '<a title="a > b" href="/shop2/a">',
    );
  });

  it("is nothing at the root of a host", () => {
    expect(withBase("", "/a")).toBe("/a");
    expect(withBase("", "/static/a.js")).toBe("/static/a.js");
    expect(htmlWithBase("", '<a href="/a">')).toBe('<a href="/a">');
  });
});
