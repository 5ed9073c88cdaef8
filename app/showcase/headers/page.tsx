import { HeaderDemo } from "./header-demo.tsx";
import { headerData } from "./header-data.server.ts";
import type { Route } from "./+types/page.ts";

export function loader({ url }: Route.LoaderArgs) {
  return headerData(url.pathname);
}

export default function HeaderPage({ loaderData }: Route.ComponentProps) {
  return <HeaderDemo {...loaderData} />;
}
