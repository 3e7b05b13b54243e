/** What the frame draws around a page. */
export type Layout = 'default' | 'dashboard' | 'empty' | 'log';
/** Who may see a page; the api decides again. */
export type Access = 'public' | 'signed-in' | 'owner' | 'staff';

/** Which pages of an address are in the sitemaps: without values and list, the one page of its pattern. */
export interface SitemapPages {
  /** What fills the holes of the pattern, once per page. */
  values?: Record<string, string>[];
  /** The list of the api that says what fills them: `GET /v4/sitemaps/{list}/`. */
  list?: string;
}

/** One address of a remote. */
export interface AddressDeclaration {
  /** Name that others link by, `<noun>` or `<noun>.<purpose>`: `search`, `listing`. */
  id: string;
  /** Whole-path pattern without locale prefix: `/campers/{id}`. */
  pattern: string;
  layout?: Layout;
  access?: Access;
  /** True when the remote's `server.ts` answers for status, redirect, head and data. */
  document?: boolean;
  /**
   * What of the api the site's server reads with the session of the user who asks, `/v4/bookings-guest/{id}/`: `handle`
   * gets the answer, never the session. Not for public addresses.
   */
  personalData?: string;
  /** Query parameters that the document reads. With others, it is made anew for every visitor. */
  query?: readonly string[];
  /** Pages for the sitemaps of every site; none by default. */
  sitemap?: SitemapPages;
}

/** All that the world may know of a remote. */
export interface RemoteConfig {
  name: string;
  squad: string;
  /** Range of remote-kit's version that this remote was written against. */
  contract: string;
  addresses: AddressDeclaration[];
  slots?: { offers?: string[]; fills?: string[] };
  menu?: { address: string; place: 'header' | 'footer-guests' | 'footer-owners'; order: number }[];
  events?: { sends?: string[]; hears?: string[] };
  flags?: string[];
  storageKeys?: string[];
}

/** Gives `remote.config.ts` its type. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return config;
}
