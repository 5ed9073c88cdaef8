import { createServer } from "node:http";
import { expect, it } from "vitest";
import { hotUpdates } from "./hot-updates.ts";

it("gives a socket to the one that began last, while the one before has not ended", () => {
  const server = createServer();
  const heard = hotUpdates(server);
  const taken: string[] = [];
  const listener = (name: string) => () => taken.push(name);
  const [before, after] = [listener("before"), listener("after")];

  server.emit("upgrade");
  heard.on("upgrade", before);
  server.emit("upgrade");
  heard.on("upgrade", after);
  server.emit("upgrade");
  heard.off("upgrade", before);
  server.emit("upgrade");

  expect(taken).toEqual(["before", "after", "after"]);
});
