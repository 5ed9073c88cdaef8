import { useEffect } from "react";
import { requireNobody } from "../signed-in.server.ts";
import { SignInPanels } from "../sign-in-panels/sign-in-panels.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import { rereadAll } from "../reread-all.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { signInWords } from "#app/slots/account-sections.server.ts";
import { aboveAccounts, accountBars } from "#app/slots/accounts.ts";
import { Slot } from "#app/slots/slot.tsx";
import { SIGNED_IN } from "#shared/signed-in.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/login-register.ts";

/** The way into the account. Whoever is signed in goes on to where they wanted to be. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireNobody(context, url);
  return {
    isCookieLost: url.searchParams.has(SIGNED_IN),
    note: signInWords[0]?.note,
    reasons: [...signInWords.flatMap((its) => its.reasons), words.reasonData],
  };
}

export default function LoginRegister({
  loaderData: { isCookieLost, note, reasons },
}: Route.ComponentProps) {
  const { formReturn } = useSiteData();
  // Whoever has just signed out left the cart in the account.
  useEffect(() => {
    if (formReturn?.kind === "sent") rereadAll(false);
  }, [formReturn]);
  return (
    <>
      <MiniPageTitle
        heading={words.signIn}
        note={note}
        crumb={words.signIn}
        trail={aboveAccounts}
      />
      <Slot of={accountBars} />
      <Section width="wide" space="tight" aria-label={words.signInOrCreate}>
        <SignInPanels reasons={reasons} isCookieLost={isCookieLost} />
      </Section>
    </>
  );
}
