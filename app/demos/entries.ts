import { type ExtraRoute, pageGroup } from "#registry/page.ts";
import { consulting } from "./consulting/entry.ts";
import { startup } from "./startup/entry.ts";
import { business } from "./business/entry.ts";
import { corporate } from "./corporate/entry.ts";
import { finance } from "./finance/entry.ts";
import { application } from "./application/entry.ts";
import { digitalAgency } from "./digital-agency/entry.ts";
import { seoAgency } from "./seo-agency/entry.ts";
import { eventsConference, programmeFiles } from "./events-conference/entry.ts";
import { marketingAgency } from "./marketing-agency/entry.ts";
import { restaurant } from "./restaurant/entry.ts";
import { architecture } from "./architecture/entry.ts";
import { hotelResort } from "./hotel-resort/entry.ts";
import { travelAgency } from "./travel-agency/entry.ts";
import { yogaMeditation } from "./yoga-meditation/entry.ts";
import { gymFitness } from "./gym-fitness/entry.ts";
import { spaSalon } from "./spa-salon/entry.ts";
import { cafe } from "./cafe/entry.ts";
import { decor } from "./decor/entry.ts";
import { dentist } from "./dentist/entry.ts";
import { interiorDesign } from "./interior-design/entry.ts";
import { designAgency } from "./design-agency/entry.ts";
import { webAgency } from "./web-agency/entry.ts";
import { creativeAgency } from "./creative-agency/entry.ts";
import { brandingAgency } from "./branding-agency/entry.ts";
import { photography } from "./photography/entry.ts";
import { personalPortfolio } from "./personal-portfolio/entry.ts";
import { interactivePortfolio } from "./interactive-portfolio/entry.ts";
import { creativePortfolio } from "./creative-portfolio/entry.ts";
import { verticalPortfolio } from "./vertical-portfolio/entry.ts";
import { splitPortfolio } from "./split-portfolio/entry.ts";
import { freelancer } from "./freelancer/entry.ts";
import { furnitureShop } from "./furniture-shop/entry.ts";
import { fashionShop } from "./fashion-shop/entry.ts";
import { magazine } from "./magazine/entry.ts";
import { lifestyleBlog } from "./lifestyle-blog/entry.ts";
import { classicBlog } from "./classic-blog/entry.ts";
import { blogMetro } from "./blog-metro/entry.ts";
import { fromSections } from "./from-sections/entry.ts";

export const homePages = pageGroup("home", {}, [
  startup,
  business,
  corporate,
  finance,
  application,
  consulting,
  digitalAgency,
  seoAgency,
  eventsConference,
  marketingAgency,
  restaurant,
  architecture,
  hotelResort,
  travelAgency,
  yogaMeditation,
  gymFitness,
  spaSalon,
  cafe,
  decor,
  dentist,
  interiorDesign,
  designAgency,
  webAgency,
  creativeAgency,
  brandingAgency,
  photography,
  personalPortfolio,
  interactivePortfolio,
  creativePortfolio,
  verticalPortfolio,
  splitPortfolio,
  freelancer,
  furnitureShop,
  fashionShop,
  magazine,
  lifestyleBlog,
  classicBlog,
  blogMetro,
  fromSections,
]);

export const homeRoutes: readonly ExtraRoute[] = [programmeFiles];
