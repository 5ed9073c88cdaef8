import * as styles from "./enquiry-band.module.css";
import { house } from "../../house.ts";

/** The other ways to the house: where it is, when somebody is there, whom to ring. */
export function ContactLines() {
  return (
    <address className={`${styles.enquiryAddress} text-small`}>
      <span>
        {house.street}, {house.town}
      </span>
      {house.openingHours.map(({ days, hours }) => (
        <span key={days}>
          {days}, {hours}
        </span>
      ))}
      <a href={house.phone.href} dir="ltr">
        {house.phone.display}
      </a>
      <a href={`mailto:${house.email}`}>{house.email}</a>
    </address>
  );
}
