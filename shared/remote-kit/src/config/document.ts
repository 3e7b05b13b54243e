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
}

/** A `<meta>` or `<link>` beyond title, description and canonical. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface DocumentHead {
  title: string;
  description?: string;
  /** Path with prefix-free address and query; the server makes it absolute and adds hreflang for all sites. */
  canonical?: string;
  robots?: string;
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
}

/** The one export a remote's `server.ts` must have. */
export type HandleDocument = (request: DocumentRequest) => Promise<DocumentAnswer>;
