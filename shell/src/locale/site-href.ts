import { DEFAULT_SITE, pathOn, prefixOf, siteOf, type Site } from '@campavia/i18n/sites';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** A `next` parameter is translated, too. */
export function hrefOnSite({ pathname, search, hash }: Address, from: Site, to: Site): string {
  return `${onSite(pathname, from, to)}${withNextOnSite(search, from, to)}${hash}`;
}

/** For links: names the default site too, so that the server remembers the choice without a script. */
export function linkToSite(address: Address, from: Site, to: Site): string {
  return (prefixOf(to) ? '' : `/${to.locale}`) + hrefOnSite(address, from, to);
}

function onSite(path: string, from: Site, to: Site): string {
  return pathOn(to, path.slice(prefixOf(from).length).replace(/^\/?/, '/'));
}

function withNextOnSite(search: string, from: Site, to: Site): string {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  if (!next?.startsWith('/') || siteOfPath(next) !== from) return search;
  query.set('next', onSite(next, from, to));
  return `?${query}`;
}

function siteOfPath(path: string): Site {
  return siteOf(path.split(/[/?#]/)[1] ?? '') ?? DEFAULT_SITE;
}
