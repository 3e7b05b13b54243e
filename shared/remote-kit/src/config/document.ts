import type { Me, PageReferential, Routing } from '@campavia/contracts';

import type { OwnedAddress } from './addresses';

/** What the site's server asks of a remote's `server.ts` before it answers with a document. */
export interface DocumentRequest {
  addressId: string;
  params: Record<string, string>;
  /** Path without locale prefix. */
  path: string;
  /** Query string with its `?`, or nothing. */
  search: string;
  /** Name of the site, `fr-be`. */
  locale: string;
  /** The date in the site's country, `yyyy-MM-dd`. */
  today: string;
  /** `http://localhost:4300`, for canonical addresses. */
  origin: string;
  /** Where the api answers and the headers every call needs. */
  api: { origin: string; headers: Record<string, string> };
  /** The api's answer at the address's `personalData`; absent where it was late or could not be read. */
  personal?: PersonalAnswer;
  /** What a page shows of the platform; absent where only the answer is wanted. */
  page?: PageFacts;
}

/** What the api answered to the user who asks. */
export interface PersonalAnswer {
  status: number;
  /** Undefined if it is no JSON. */
  body?: unknown;
}

/** What the screens of a page know of the composition and of the api's settings, as in the browser. */
export interface PageFacts {
  addresses: readonly OwnedAddress[];
  routing: Routing;
  referential?: PageReferential;
  /** Known to the shell's own server part only, for the header. */
  user?: HeaderUser;
}

/** What the header shows of somebody signed in. */
export type HeaderUser = Pick<Me, 'id' | 'first_name' | 'photo' | 'profile_picture' | 'actor'>;

/** A `<meta>` or `<link>` beyond title, description and canonical. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The picture that a shared link is shown with. */
export interface ShareImage {
  /** Path on the site, or an absolute address; a JPEG or PNG, because few services read other formats. */
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
   * Path with prefix-free address and query; the server makes it absolute, and adds hreflang for all sites unless it is
   * another page's or `robots` says `noindex`.
   */
  canonical?: string;
  robots?: string;
  /** Without it links are shown with a picture of the site. */
  image?: ShareImage;
  tags?: HeadTag[];
  /** One JSON-LD object per entry. */
  structuredData?: object[];
}

/** What a remote answers for one of its addresses. */
export interface DocumentAnswer {
  status: number;
  /** Prefix-free path and query to go to; with a 3xx status. */
  redirect?: string;
  head?: DocumentHead;
  /** Answers of the api by SWR key, inlined so that the page asks for nothing twice. */
  data?: Record<string, unknown>;
  /** Some of the data is missing because the api was late or failed: the next visitor may get it. */
  isPartial?: boolean;
}

/** A page as HTML, for the browser to take over. */
export interface RenderedPage {
  html: string;
  /** The `<style>` elements of what was drawn. */
  styles: string;
}

/** Draws what `handle` answered; the second export of a server part, for pages that are HTML before any script runs. */
export type RenderPage = (request: DocumentRequest, answer: DocumentAnswer) => Promise<RenderedPage>;

/** The one export a remote's `server.ts` must have. */
export type HandleDocument = (request: DocumentRequest) => Promise<DocumentAnswer>;
