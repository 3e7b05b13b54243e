/** Layout around a page. */
export type Layout = 'default' | 'dashboard' | 'empty' | 'log';
/** Who may see a page; the api checks again. */
export type Access = 'public' | 'signed-in' | 'owner' | 'staff';

/** Pages of an address in the sitemaps; without values and list, the single page of its pattern. */
export interface SitemapPages {
  /** Parameter values, one entry per page. */
  values?: Record<string, string>[];
  /** The list of the api that contains the values: `GET /v4/sitemaps/{list}/`. */
  list?: string;
}

/** One address of a remote. */
export interface AddressDeclaration {
  /** Name used by links, `<noun>` or `<noun>.<purpose>`: `search`, `listing`. */
  id: string;
  /** Whole-path pattern without locale prefix: `/campers/{id}`. */
  pattern: string;
  layout?: Layout;
  access?: Access;
  /** True when the remote's `server.ts` answers for status, redirect, head and data. */
  document?: boolean;
  /**
   * Api path that the site's server requests with the user's session, such as `/v4/bookings-guest/{id}/`; `handle` gets
   * the answer, never the session. Not for public addresses.
   */
  personalData?: string;
  /** Query parameters that the document depends on. Documents with other parameters are not cached. */
  query?: readonly string[];
  /**
   * `on-interaction`: for visitors, a server-rendered page is hydrated with the first interaction, and its scripts are
   * not loaded before. Immediate by default, and where a placeholder (`data-pending`) is in view.
   */
  hydration?: 'on-interaction';
  /**
   * Whether a page is complete with the parameters of `query` as well, which then neither open anything nor scroll to it.
   * By default a page with a query is hydrated at once, as is one with other parameters, except those of campaigns.
   */
  isWholeWithQuery?: boolean;
  /** Pages for the sitemaps of every site; none by default. */
  sitemap?: SitemapPages;
}

/** The public declarations of a remote. */
export interface RemoteConfig {
  name: string;
  squad: string;
  /** Range of remote-kit versions that this remote supports. */
  contract: string;
  addresses: AddressDeclaration[];
  slots?: { offers?: string[]; fills?: string[] };
  menu?: { address: string; place: 'header' | 'footer-guests' | 'footer-owners'; order: number }[];
  events?: { sends?: string[]; hears?: string[] };
  flags?: string[];
  storageKeys?: string[];
}

/** Types `remote.config.ts`. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return config;
}
