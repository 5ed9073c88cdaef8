import { CHECKOUT, customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { pageCaching } from "./page-caching.ts";

const prerendered = new Set(["/", "/blog", "/blog.data"]);
const nobody = {
  cookies: null,
  formState: null,
  notice: null,
};
const caching = (address: string, visitor: Partial<Parameters<typeof pageCaching>[2]> = {}) =>
  pageCaching(prerendered, new URL(address, "https://www.example.com"), { ...nobody, ...visitor });

describe("a page rendered on request", () => {
  it.each(["/?page=2", "/blog", "/blog?page=2", "/blog.data?page=2"])(
    "at %s may be kept: the address is prerendered too",
    (address) => expect(caching(address)).toBe("private, no-cache"),
  );

  it("may be kept where a cookie says how the page looks, and not who asks", () => {
    expect(caching("/blog?page=2", { cookies: "theme=dark; my-vitrine_x=1" })).toBe(
      "private, no-cache",
    );
  });

  it.each([CHECKOUT, customerOrderPath("token"), "/blog/", "/BLOG", `${CHECKOUT}.data`, "/%62log"])(
    "at %s is stored nowhere",
    (address) => expect(caching(address)).toBe("no-store"),
  );

  it.each([
    { cookies: "vitrine_cart=token" },
    { cookies: "theme=dark; __Secure-vitrine_admin=token" },
    { cookies: "theme=dark;__Host-vitrine_account=token" },
    { formState: { form: "subscribe", values: {}, errors: {} } },
    { notice: "subscribe" },
  ])("for %j is stored nowhere", (visitor) => {
    expect(caching("/blog?page=2", visitor)).toBe("no-store");
  });
});
