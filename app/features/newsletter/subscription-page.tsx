import { useLocation } from "react-router";
import { Button } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";

interface SubscriptionPageProps {
  heading: string;
  text: string;
  /** The one thing that can be done here: a plain form, so that it works in every mail program's browser. */
  action?: { form: "confirm-subscription" | "unsubscribe"; token: string; label: string };
}

/** A page of the e-mail list: what the link in the mail stands for, and one button. */
export function SubscriptionPage({ heading, text, action }: SubscriptionPageProps) {
  const { pathname } = useLocation();
  return (
    <Section space="roomy" width="wide" className="pt-(--header-overlap)">
      <h1 className="display max-w-[18ch] text-display-1">{heading}</h1>
      <p className="mt-8 max-w-text text-lead text-soft">{text}</p>
      {action && (
        <form method="post" action={pathname} className="mt-10">
          <input type="hidden" name="form" value={action.form} />
          <input type="hidden" name="token" value={action.token} />
          <Button type="submit">{action.label}</Button>
        </form>
      )}
    </Section>
  );
}
