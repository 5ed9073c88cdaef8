import { useSiteData } from "#app/engine/site-data.ts";

/**
 * What a form without script brings back, at the top of the page where it cannot be missed, with a link to the form: the fields
 * there hold what was typed. With script forms answer in place and this stays empty.
 */
export function FormReturn() {
  const { formReturn } = useSiteData();
  if (!formReturn) return null;
  const isSent = formReturn.kind === "sent";
  return (
    <div className="px-gutter pt-(--header-overlap)">
      <div
        id="form-return"
        role={isSent ? "status" : "alert"}
        className="mx-auto my-6 max-w-page rounded-card border border-edge bg-raised px-6 py-4"
      >
        <p className={isSent ? "font-semibold text-success" : "font-semibold"}>{formReturn.text}</p>
        {!isSent && (
          <ul className="mt-2 list-disc ps-6">
            {formReturn.errors.map(({ field, text }) => (
              <li key={field}>
                <a className="underline underline-offset-4" href={`#${formReturn.form}`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
