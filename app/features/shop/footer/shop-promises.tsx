import { promises } from "virtual:shop-footer";
import { Icon } from "#app/elements/media/icon.tsx";

/** What the shop promises, in a row over a footer. */
export function ShopPromises() {
  return (
    <ul className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-6 px-gutter py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-10">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
          <Icon name={icon} className="size-6 text-brand-ink" />
          <p className="text-small font-semibold">{title}</p>
          <p className="col-start-2 text-small text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
