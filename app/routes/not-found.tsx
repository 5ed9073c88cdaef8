import { data } from "react-router";
import { EmptyWindowMessage } from "#app/sections/empty-window-message.tsx";

/** Every address that is no page of the site, and every page that is not built yet (specification, point 8). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <EmptyWindowMessage />;
}
