import { pageGroup } from "#registry/page.ts";
import { aboutMe } from "./about-me/entry.ts";
import { aboutUs } from "./about-us/entry.ts";
import { ourStory } from "./our-story/entry.ts";
import { whoWeAre } from "./who-we-are/entry.ts";
import { ourServices } from "./our-services/entry.ts";
import { whatWeOffer } from "./what-we-offer/entry.ts";
import { ourProcess } from "./our-process/entry.ts";
import { contactSimple } from "./contact-simple/entry.ts";
import { contactClassic } from "./contact-classic/entry.ts";
import { contactModern } from "./contact-modern/entry.ts";
import { ourTeam } from "./our-team/entry.ts";
import { latestNews } from "./latest-news/entry.ts";
import { pricingPackages } from "./pricing-packages/entry.ts";
import { error404 } from "./error-404/entry.ts";
import { maintenance } from "./maintenance/entry.ts";
import { comingSoon } from "./coming-soon/entry.ts";
import { comingSoonV2 } from "./coming-soon-v2/entry.ts";
import { faqS } from "./faq-s/entry.ts";
import { privacyPolicy } from "./privacy-policy/entry.ts";
import { termsOfService } from "./terms-of-service/entry.ts";
import { privacy } from "./privacy/entry.ts";

export const informationPages = pageGroup("information", {}, [
  aboutMe,
  aboutUs,
  ourStory,
  whoWeAre,
  ourServices,
  whatWeOffer,
  ourProcess,
  contactSimple,
  contactClassic,
  contactModern,
  ourTeam,
  latestNews,
  pricingPackages,
  error404,
  maintenance,
  comingSoon,
  comingSoonV2,
  faqS,
  privacyPolicy,
  termsOfService,
  privacy,
]);
