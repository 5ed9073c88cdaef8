import { ABOUT_US, COMMENT_REVIEW, PASSWORD_LINK } from "#content/addresses.ts";
import { createHash } from "node:crypto";
import { expect, test } from "playwright/test";
import { crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";

test("scripts and styles come only from the site's own files, by hash or by nonce, on every page", async () => {
  for (const { path, html, policy: header } of (await crawl()).values()) {
    const policy = directives(header);
    const scripts = policy.get("script-src") ?? [];
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
    expect(policy.get("style-src"), path).not.toContain("'unsafe-inline'");
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'self'"]);

    for (const [, attributes = "", code = ""] of html.matchAll(
      /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      if (code === "" || /type="application\/(ld\+)?json"/.test(attributes)) continue;
      const isAllowed = allows(scripts, attributes, code);
      expect(isAllowed, `${path}: inline script ${code.slice(0, 60)}`).toBe(true);
    }
    const outsideTemplates = html.replaceAll(/<template[\s\S]*?<\/template>/g, "");
    const brought = [...outsideTemplates.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)];
    expect(brought.length, `${path} brings its first styles, and no others`).toBe(1);
    for (const [, attributes = "", code = ""] of brought)
      expect(allows(policy.get("style-src") ?? [], attributes, code), `${path}: styles`).toBe(true);
    expect(html, `${path}: an event handler attribute would be blocked`).not.toMatch(
      /<[^>]+\son(click|load|error|submit)="/,
    );
  }
});

test("pages made for one visitor carry a nonce that is new each time", async () => {
  const [first, second] = await Promise.all([get(`${ABOUT_US}?a=1`), get(`${ABOUT_US}?a=1`)]);
  const nonces = [first, second].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers["content-security-policy"] as string)?.[1],
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [index, { body }] of [first, second].entries())
    expect(body.toString()).toContain(`nonce="${nonces[index]}"`);
});

test("every answer carries the security headers", async () => {
  for (const path of [
    "/",
    `${ABOUT_US}?a=1`,
    "/no-such-page",
    "/sitemap.xml",
    "/api/send",
    "/healthz",
  ]) {
    const { headers } = await get(path);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe(
      path === "/no-such-page" ? "strict-origin" : "strict-origin-when-cross-origin",
    );
    expect(headers["content-security-policy"], path).toBeTruthy();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("pages that are not listed tell no other page their address, by header and by themselves", async () => {
  for (const [path, isListed] of [
    [ABOUT_US, true],
    [`${ABOUT_US}?a=1`, true],
    [PASSWORD_LINK, false],
    [`${PASSWORD_LINK}/${"A".repeat(43)}`, false],
    [`${COMMENT_REVIEW}/${"A".repeat(43)}`, false],
  ] as const) {
    const { headers, body } = await get(path);
    const html = body.toString();
    expect(html.includes('<meta name="robots" content="noindex"'), path).toBe(!isListed);
    expect(html.includes('<meta name="referrer" content="strict-origin"'), path).toBe(!isListed);
    expect(headers["referrer-policy"], path).toBe(
      isListed ? "strict-origin-when-cross-origin" : "strict-origin",
    );
  }
});

function allows(sources: readonly string[], attributes: string, code: string): boolean {
  const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  const nonce = `'nonce-${/nonce="([^"]+)"/.exec(attributes)?.[1]}'`;
  return sources.includes(hash) || sources.includes(nonce);
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );
}
