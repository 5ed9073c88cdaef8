import { useBusiness } from "#app/frame/business.tsx";
import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** A strip with telephone, address and hours that scrolls away, over a bar that stays. */
export function HeaderWithTopBar() {
  const data = useHeaderData();
  return (
    <HeaderFrame
      position="sticky"
      height="76"
      above={<ContactStrip />}
      panels={<HeaderPanels {...data} />}
    >
      <HeaderHome className="me-auto lg:min-w-min" />
      <MenuBar items={data.menu} className="hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

const contactClass =
  "inline-flex min-h-6 items-center py-1 wrap-anywhere hover:underline hover:underline-offset-4";

function ContactStrip() {
  const { phone, email, openingHours } = useBusiness();
  return (
    <div data-tone="night">
      <div className="mx-auto flex max-w-wide flex-wrap items-center gap-x-8 px-gutter py-1.5 text-label">
        {phone && (
          <a href={phone.href} dir="ltr" className={contactClass}>
            {phone.display}
          </a>
        )}
        <a href={`mailto:${email}`} className={contactClass}>
          {email}
        </a>
        {openingHours.map(({ days, hours }) => (
          <p key={days} className="hidden py-1 first-of-type:ms-auto lg:block">
            <span className="text-soft">{days}</span> {hours}
          </p>
        ))}
      </div>
    </div>
  );
}

export default headerLayout(HeaderWithTopBar);
