import type { PageHandle } from "#app/frame/page-handle.ts";
import { List } from "#app/elements/text/list/list.tsx";
import { AnswerList } from "#app/sections/lists/answer-list.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { BackSoon } from "#app/frame/errors/back-soon.tsx";
import { content } from "./content.server.ts";

export const handle: PageHandle = { header: { over: "dark" } };

export function loader() {
  return content;
}

export default function MaintenancePage({
  loaderData: { setting, answers, waiting },
}: Route.ComponentProps) {
  return (
    <>
      <BackSoon until={null} />
      <Section tone="brand" width="wide" aria-labelledby="setting">
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div className="grid content-start gap-5">
            <h2 id="setting" className="display text-display-2">
              {setting.heading}
            </h2>
            <p className="max-w-[46ch] text-lead">{setting.text}</p>
          </div>
          <ol className="grid min-w-0 grid-cols-1 content-start">
            {setting.lines.map(({ code, note }) => (
              <li key={code} className="grid min-w-0 gap-2 border-t border-line py-6">
                <code className="font-mono text-lead [overflow-wrap:anywhere]">{code}</code>
                <span className="max-w-[52ch]">{note}</span>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <AnswerList id="answers" {...answers} />
      <Section ground="sunken" width="wide" space="tight" aria-labelledby="waiting">
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
          <h2 id="waiting" className="display text-display-3 lg:col-span-4">
            {waiting.heading}
          </h2>
          <List look="check" items={waiting.items} className="lg:col-span-7 lg:col-start-6" />
        </div>
      </Section>
    </>
  );
}
