import { departments } from "virtual:shop-footer";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "../words.ts";

/** The departments in a footer, with a thing from each. */
export function ShopDepartments({ className }: { className?: string }) {
  return (
    <nav aria-label={words.departments} className={className}>
      <ul className="border-b border-line">
        {departments.map(({ label, href, picture }) => (
          <li key={label} className="border-t border-line">
            <Link href={href} className="group flex items-center gap-6 py-2.5">
              <Picture
                picture={picture}
                alt=""
                sizes="5rem"
                ratio="1"
                className="w-[clamp(3.5rem,6vw,5rem)] rounded-small"
              />
              <span className="display min-w-0 flex-1 text-display-3 transition group-hover:translate-x-1 rtl:group-hover:-translate-x-1">
                {label}
              </span>
              <Icon
                name="arrow-right"
                className="size-5 opacity-50 transition group-hover:opacity-100 rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
