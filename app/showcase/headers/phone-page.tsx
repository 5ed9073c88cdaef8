import { DeviceFrame } from "./device-frame.tsx";
import { HeaderDemo } from "./header-demo.tsx";
import { headerData } from "./header-data.server.ts";
import { headerPath } from "./header-path.ts";
import type { Route } from "./+types/phone-page.ts";

export function loader({ url }: Route.LoaderArgs) {
  return headerData(url.pathname);
}

/** Demonstration of a mobile menu: a phone with the same page in it, for those who come with a desktop. */
export default function PhonePage({ loaderData }: Route.ComponentProps) {
  const { name, content } = loaderData;
  return (
    <HeaderDemo {...loaderData}>
      <DeviceFrame src={headerPath(name)} title={`${content.heading} on a phone`} />
    </HeaderDemo>
  );
}
