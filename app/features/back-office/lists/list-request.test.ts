import { expect, it } from "vitest";
import { listHref } from "#shared/back-office/addresses.ts";
import { readListRequest } from "./list-request.ts";

const read = (search: string) =>
  readListRequest(new URL(`http://localhost/admin/orders${search}`), ["paid", "sent"]);

it("reads what is asked for, and leaves out what cannot be meant", () => {
  expect(read("?q=%20ada%20&state=paid&page=3")).toEqual({ query: "ada", state: "paid", page: 3 });
  expect(read("?state=stolen&page=-2")).toEqual({ query: "", state: "", page: 1 });
  expect(read("?page=1e9")).toEqual({ query: "", state: "", page: 1 });
  expect(read(`?q=${"a".repeat(900)}`).query).toHaveLength(200);
});

it("writes the shortest address of a view, and reads it again", () => {
  expect(listHref("/admin/orders", { query: "", state: "", page: 1 })).toBe("/admin/orders");
  const view = { query: "a&b", state: "sent", page: 2 };
  expect(read(listHref("", view))).toEqual(view);
});
