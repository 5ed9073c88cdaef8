import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { Maintenance } from "./env.ts";
import type { Account } from "./contract/account.ts";
import type { FormReturn, FormState } from "./contract/form-state.ts";
import type { Services } from "./services/services.ts";

/** What the server knows when it asks for a page. */
export interface RenderContext {
  services: Services;
  /** Present when the page answers a form that was refused; the response status is then set by the server. */
  formState: FormState | null;
  /** Name of the form that was just sent from this page without script: show its success message once. */
  notice: string | null;
  /** The words for either. */
  formReturn: FormReturn | null;
  /** Present when the page is the one that says so while the site is being worked on. */
  maintenance?: Maintenance;
  /**
   * Who is signed in. Asked by pages that show it: those that do not are there while the database is away. Never in a prerendered page.
   */
  findAccount: () => Promise<Account | null>;
  /** The request's Cookie header, unchecked, for whoever of `services` knows a visitor by it; never to be rendered. */
  cookies: string | null;
  /** For `script` and `style` elements of this answer: fresh for each request. */
  nonce: string;
  /** The visitor's address after TRUST_PROXY; never to be logged or rendered. */
  clientAddress: string;
}

/** What no address of the site has more of. */
export interface AddressReach {
  characters: number;
  segments: number;
}

/** What of a request counts for a file. */
export interface FileRequest {
  /** GET or HEAD. */
  method: string;
  headers: Readonly<IncomingHttpHeaders>;
}

/** A file as it is to be sent. */
interface FoundFile {
  status: number;
  headers: Record<string, string>;
  /** What is to be read rejects when it cannot be. */
  body: Buffer | Promise<Buffer> | Readable | null;
}

/** The site as the server sees it: files and pages. Requests come with a URL that has PUBLIC_URL's origin. */
export interface SitePort {
  /** A file whose address is exactly this part of a request's first line, for GET or HEAD; null sends whoever asks to the two below. */
  findFile(address: string, request: FileRequest): FoundFile | null;
  /** A file or prerendered page for a GET or HEAD, or null when there is none and `render` has to answer. */
  serveStatic(request: Request): Promise<Response | null>;
  /** How far the site's addresses reach; what lies beyond leads nowhere and is not looked for. */
  reach: AddressReach;
  /** The 404 page as it was made beforehand, whatever was asked for and however. */
  notFound(request: Request): Response;
  /** The page at the request's address (GET or HEAD), 404 page included. Sets its own Content-Security-Policy. */
  render(request: Request, context: RenderContext): Promise<Response>;
}
