import { pathOn, prefixOf, type Site } from '@campavia/i18n/sites';

interface Address {
  /** With the prefix of the present site. */
  pathname: string;
  search: string;
  hash: string;
}

/** The same page and query on another site. */
export function hrefOnSite({ pathname, search, hash }: Address, from: Site, to: Site): string {
  const path = pathname.slice(prefixOf(from).length).replace(/^\/?/, '/');
  return `${pathOn(to, path)}${search}${hash}`;
}
