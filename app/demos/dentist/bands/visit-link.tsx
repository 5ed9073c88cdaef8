import type { ReactNode } from "react";
import { writeAppointment } from "../write-appointment.ts";

interface VisitLinkProps {
  /** Its name, as the form offers it. */
  visit: string;
  /** Where it is asked for without script. */
  href: string;
  className: string;
  children: ReactNode;
}

/** The way to ask for a visit: the form below has it chosen, by script or by the page's address. */
export function VisitLink({ visit, href, className, children }: VisitLinkProps) {
  return (
    <>
      <a
        href="#appointment"
        onClick={() => writeAppointment({ visit })}
        className={`${className} needs-script`}
      >
        {children}
      </a>
      <a href={href} className={`${className} without-script`}>
        {children}
      </a>
    </>
  );
}
