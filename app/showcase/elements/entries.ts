import { pageGroup } from "#registry/page.ts";
import { accordions } from "./accordions/entry.ts";
import { buttons } from "./buttons/entry.ts";
import { teams } from "./teams/entry.ts";
import { teamCarousel } from "./team-carousel/entry.ts";
import { clients } from "./clients/entry.ts";
import { clientCarousel } from "./client-carousel/entry.ts";
import { subscribe } from "./subscribe/entry.ts";
import { callToAction } from "./call-to-action/entry.ts";
import { tab } from "./tab/entry.ts";
import { googleMap } from "./google-map/entry.ts";
import { contactForm } from "./contact-form/entry.ts";
import { imageGallery } from "./image-gallery/entry.ts";
import { progressBar } from "./progress-bar/entry.ts";
import { iconWithText } from "./icon-with-text/entry.ts";
import { overlineIconBox } from "./overline-icon-box/entry.ts";
import { customIconWithText } from "./custom-icon-with-text/entry.ts";
import { counters } from "./counters/entry.ts";
import { countdown } from "./countdown/entry.ts";
import { pieChart } from "./pie-chart/entry.ts";
import { fancyTextBox } from "./fancy-text-box/entry.ts";
import { textBox } from "./text-box/entry.ts";
import { team } from "./team/entry.ts";
import { fancyText } from "./fancy-text/entry.ts";
import { testimonials } from "./testimonials/entry.ts";
import { testimonialsCarousel } from "./testimonials-carousel/entry.ts";
import { video } from "./video/entry.ts";
import { interactiveBanners } from "./interactive-banners/entry.ts";
import { services } from "./services/entry.ts";
import { infoBanner } from "./info-banner/entry.ts";
import { rotateBox } from "./rotate-box/entry.ts";
import { processStep } from "./process-step/entry.ts";
import { instagram } from "./instagram/entry.ts";
import { parallaxScrolling } from "./parallax-scrolling/entry.ts";
import { textSlider } from "./text-slider/entry.ts";
import { heading } from "./heading/entry.ts";
import { dropcaps } from "./dropcaps/entry.ts";
import { columns } from "./columns/entry.ts";
import { blockquote } from "./blockquote/entry.ts";
import { highlights } from "./highlights/entry.ts";
import { messageBox } from "./message-box/entry.ts";
import { socialIcons } from "./social-icons/entry.ts";
import { lists } from "./lists/entry.ts";
import { separators } from "./separators/entry.ts";
import { pricingTable } from "./pricing-table/entry.ts";

export const elementsPages = pageGroup("elements", {}, [
  accordions,
  buttons,
  teams,
  teamCarousel,
  clients,
  clientCarousel,
  subscribe,
  callToAction,
  tab,
  googleMap,
  contactForm,
  imageGallery,
  progressBar,
  iconWithText,
  overlineIconBox,
  customIconWithText,
  counters,
  countdown,
  pieChart,
  fancyTextBox,
  textBox,
  team,
  fancyText,
  testimonials,
  testimonialsCarousel,
  video,
  interactiveBanners,
  services,
  infoBanner,
  rotateBox,
  processStep,
  instagram,
  parallaxScrolling,
  textSlider,
  heading,
  dropcaps,
  columns,
  blockquote,
  highlights,
  messageBox,
  socialIcons,
  lists,
  separators,
  pricingTable,
]);
