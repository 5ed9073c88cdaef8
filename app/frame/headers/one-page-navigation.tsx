import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { SectionBar } from "./parts/section-bar.tsx";

/** Links to the sections of the page, the one being read marked; the address keeps up, so it can be shared from any section. */
export function OnePageNavigation() {
  const data = useHeaderData();
  return (
    <HeaderFrame position="sticky" height="72" panels={<HeaderPanels {...data} />}>
      <HeaderHome className="me-auto" />
      <SectionBar sections={data.sections} className="hidden lg:block" />
      <HeaderTools />
    </HeaderFrame>
  );
}

export default headerLayout(OnePageNavigation);
