import * as styles from "../account-view.module.css";
import { useEffect } from "react";
import { accountPage } from "../account-page.server.ts";
import { AccountSettings } from "../account-settings.tsx";
import { rereadAll } from "../reread-all.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { accountSections } from "#app/slots/account-sections.ts";
import { aboveAccounts, accountBars } from "#app/slots/accounts.ts";
import { Slot } from "#app/slots/slot.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/account.ts";

/** Orders and settings of whoever is signed in. */
export function loader({ context, url }: Route.LoaderArgs) {
  return accountPage(context, url);
}

export default function Account({ loaderData: page }: Route.ComponentProps) {
  // Signing in may have made another cart of the one that this browser knew.
  useEffect(() => rereadAll(true), []);
  return (
    <>
      <MiniPageTitle
        heading={words.yourAccount}
        note={fill(words.greeting, { name: page.name })}
        trail={aboveAccounts}
      />
      <Slot of={accountBars} />
      <Section width="wide" space="tight" aria-label={words.yourAccount}>
        <div className={styles.account}>
          <Slot of={accountSections} {...page.parts} />
          <AccountSettings name={page.name} email={page.email} />
        </div>
      </Section>
    </>
  );
}
