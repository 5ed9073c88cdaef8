import * as styles from "./enquiry-band.module.css";
import { house } from "../../house.ts";

/** To whom the envelope is addressed; hours and telephone stand in the footer. */
export function ContactLines() {
  return (
    <address className={`${styles.enquiryAddress} text-small`}>
      <span>Odile, {house.name}</span>
      <span>{house.street}</span>
      <span>{house.town}</span>
      <a href={`mailto:${house.email}`}>{house.email}</a>
    </address>
  );
}
