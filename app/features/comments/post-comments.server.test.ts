import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { requestContext, type RequestValues } from "#app/engine/request-context.server.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { commentsOf } from "./post-comments.server.ts";

it("dates a comment by the day that it was where the site is", async () => {
  // Every hour of a day: in some of them it is another day in Greenwich.
  const shown = Array.from({ length: 24 }, (_, hour) => ({
    id: String(hour),
    name: "Ada",
    text: "I kept the moth.",
    createdAt: Date.parse("2026-12-31T00:30:00Z") + hour * 3_600_000,
  }));
  const context = new RouterContextProvider();
  const services = { comments: { shownFor: async () => ({ comments: shown, earlier: 3 }) } };
  context.set(requestContext, { services } as unknown as RequestValues);
  const { comments, earlier } = await commentsOf({ id: -1, slug: "no-such-post" }, context);
  expect(earlier).toBe(3);
  expect(comments.map(({ key, date }) => [key, date])).toEqual(
    shown.map(({ id, createdAt }) => [id, localMoment(new Date(createdAt), site.timeZone).date]),
  );
});
