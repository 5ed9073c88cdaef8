import * as words from "#app/frame/words.ts";
import { useHeaderData } from "./header-contract.tsx";
import { HeaderFrame, headerLayout } from "./parts/header-frame.tsx";
import { HeaderHome } from "./parts/header-home.tsx";
import { HeaderPanels } from "./parts/header-panels.tsx";
import { HeaderTools } from "./parts/header-tools.tsx";
import { MenuBar } from "./parts/menu-bar.tsx";

/** The name in the middle, between two halves of the menu. */
export function CenterLogo() {
  const data = useHeaderData();
  const half = Math.ceil(data.menu.length / 2);
  return (
    <HeaderFrame
      position="sticky"
      height="92"
      className="justify-between lg:grid lg:grid-cols-[1fr_auto_1fr] lg:gap-x-8"
      panels={<HeaderPanels {...data} />}
    >
      <MenuBar
        items={data.menu.slice(0, half)}
        label={words.mainStart}
        className="hidden justify-self-end lg:block lg:min-w-min"
      />
      <HeaderHome className="justify-self-center lg:min-w-min" />
      <div className="flex items-center justify-between gap-4">
        <MenuBar items={data.menu.slice(half)} label={words.mainEnd} className="hidden lg:block" />
        <HeaderTools withSidePanel={false} />
      </div>
    </HeaderFrame>
  );
}

export default headerLayout(CenterLogo);
