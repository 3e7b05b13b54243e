import type { Me, PageReferential, Routing } from '@campavia/contracts';

import type { OwnedAddress } from './addresses';

/** Request of the site's server to a remote's `server.ts` for a document. */
export interface DocumentRequest {
  addressId: string;
  params: Record<string, string>;
  /** Path without locale prefix. */
  path: string;
  /** Query string with `?`, or empty. */
  search: string;
  /** Name of the site, `fr-be`. */
  locale: string;
  /** The date in the site's country, `yyyy-MM-dd`. */
  today: string;
  /** For example `http://localhost:4300`, for canonical URLs. */
  origin: string;
  /** Origin of the api and the headers that every call needs. */
  api: { origin: string; headers: Record<string, string> };
  /** The api's answer for the address's `personalData`; absent when it was late or invalid. */
  personal?: PersonalAnswer;
  /** Platform data for rendering; absent when only the answer is needed. */
  page?: PageFacts;
}

/** The api's answer in the session of the requesting user. */
export interface PersonalAnswer {
  status: number;
  /** Undefined if it is not JSON. */
  body?: unknown;
}

/** Composition and settings that screens use, as in the browser. */
export interface PageFacts {
  addresses: readonly OwnedAddress[];
  routing: Routing;
  referential?: PageReferential;
  /** Only passed to the shell's own server part, for the header. */
  user?: HeaderUser;
}

/** User data shown in the header. */
export type HeaderUser = Pick<Me, 'id' | 'first_name' | 'photo' | 'profile_picture' | 'is_owner' | 'actor'>;

/** A `<meta>` or `<link>` beyond title, description and canonical. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Share image of a page. */
export interface ShareImage {
  /** Path on the site, or absolute URL; a JPEG or PNG, because few services support other formats. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface DocumentHead {
  title: string;
  description?: string;
  /**
   * Prefix-free path with query; the server makes it absolute, and adds hreflang for all sites unless it is another
   * page's or `robots` says `noindex`.
   */
  canonical?: string;
  robots?: string;
  /** A general picture of the site when absent. */
  image?: ShareImage;
  tags?: HeadTag[];
  /** One JSON-LD object per entry. */
  structuredData?: object[];
}

/** A remote's answer for one of its addresses. */
export interface DocumentAnswer {
  status: number;
  /** Prefix-free path and query to redirect to; requires a 3xx status. */
  redirect?: string;
  head?: DocumentHead;
  /** Answers of the api by SWR key, inlined so that the page does not request them again. */
  data?: Record<string, unknown>;
  /** Some of the data is missing because the api was late or failed; the answer must not be cached. */
  isPartial?: boolean;
  /** The browser renders this page, even if the release renders others on the server. Ignored by older servers. */
  isClientRendered?: boolean;
}

/** A page as HTML, to be hydrated by the browser. */
export interface RenderedPage {
  html: string;
  /** The `<style>` elements of the rendered content. */
  styles: string;
}

/** Renders the answer of `handle`; second export of a server part, for pages that are HTML before scripts run. */
export type RenderPage = (request: DocumentRequest, answer: DocumentAnswer) => Promise<RenderedPage>;

/** The required export of a remote's `server.ts`. */
export type HandleDocument = (request: DocumentRequest) => Promise<DocumentAnswer>;
