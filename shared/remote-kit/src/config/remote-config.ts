/** What the frame draws around a page. */
export type Layout = 'default' | 'dashboard' | 'empty' | 'log';
/** Who may see a page; the api decides again. */
export type Access = 'public' | 'signed-in' | 'owner' | 'staff';

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
