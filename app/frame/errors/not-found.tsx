import { data } from "react-router";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { NothingThere } from "./nothing-there.tsx";

export const handle: PageHandle = { header: { over: "dark" } };

/** Every address that is no page of the site (specification, point 8). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NothingThere />;
}
