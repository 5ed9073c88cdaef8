import type { OfficeHost } from "../contract/office.ts";
import type { SiteFeatures } from "../features.ts";
import type { FormService } from "./forms.ts";
import type { mailKeeping } from "./mail-keeping.ts";

type AnyFeature = SiteFeatures[number];

/** What each feature has made of itself, by its name. */
export type Made = {
  [Each in AnyFeature as Each["name"]]: Awaited<ReturnType<Each["create"]>>;
};

/** The parts of the back office that they hand in. */
type OfficeOf<Part> = Part extends { office: (...tools: never[]) => infer Office } ? Office : never;
type AnyOffice = OfficeOf<Made[keyof Made] | ReturnType<typeof mailKeeping>>;
type AnswerOf<Office, Question extends string> =
  Office extends Record<Question, () => Promise<infer Answer>> ? Answer : never;

type Panels = All<AnyOffice["panels"]>;
/** What waits for somebody. */
type Waiting = All<AnswerOf<AnyOffice, "waiting">>;
/** The same, and how the site is doing. */
type Overview = Waiting & All<AnswerOf<AnyOffice, "overview">>;

/** What pages and routes may ask of a service: its own, and of the back office's what the features hand in. */
type Whole<Service> = Service extends OfficeHost
  ? Omit<Service, keyof OfficeHost> &
      Panels & {
        /** Stands in the menu of every page, so it only counts. */
        waiting(): Promise<Waiting>;
        overview(): Promise<Overview>;
      }
  : Service;

/** What pages and routes may ask of the server: the features' services by their names, and the house's own. */
export type Services = {
  [Name in keyof Made]: Whole<Made[Name]["service"]>;
} & {
  forms: FormService;
  health: {
    /** True while what is sent can be stored (`readiness.ts`) and the server is not shutting down. */
    ready(): Promise<boolean>;
    /** True once the server was asked to stop. */
    stopping(): boolean;
  };
};

/** All of a union's members at once. */
type All<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Whole,
) => void
  ? Whole
  : never;
