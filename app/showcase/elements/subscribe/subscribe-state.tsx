import type { ShownForm } from "#app/features/forms/use-form.ts";
import { SubscribeFields } from "#app/features/newsletter/subscribe-form.tsx";

interface SubscribeStateProps {
  /** Names the moment that is shown. */
  name: string;
  status?: ShownForm["status"];
  /** What stands in the field. */
  typed?: string;
  error?: string;
}

/** The subscribe form held still in one of its states: a picture of it made of the real thing, which cannot be used. */
export function SubscribeState({ name, status = "idle", typed = "", error }: SubscribeStateProps) {
  const form: ShownForm = {
    id: "",
    name: "subscribe",
    status,
    message: null,
    errorOf: () => error ?? null,
    valueOf: () => typed,
  };
  return (
    <figure className="grid grid-cols-1 content-start gap-4">
      <figcaption className="border-t border-line pt-3 text-small font-semibold">{name}</figcaption>
      <div inert className="grid gap-3">
        <SubscribeFields form={form} layout="inline" />
      </div>
    </figure>
  );
}
