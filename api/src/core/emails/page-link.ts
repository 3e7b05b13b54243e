import { LINK_PREFIX, type LINKED_PAGES, type LinkedPageName } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

/** A page of the site with path parameters and query. */
export type PageReference<Name extends LinkedPageName = LinkedPageName> = Name extends LinkedPageName
  ? { page: Name; query?: string } & Filled<(typeof LINKED_PAGES)[Name]['params'][number]>
  : never;

type Filled<Hole extends string> = [Hole] extends [never]
  ? { params?: Record<string, never> }
  : { params: Record<Hole, string | number> };

/**
 * URL of a page for e-mails and calendar files. It contains the page's name; the site resolves the path when the link
 * is followed.
 */
export function pageLink(siteUrl: string, site: Site, { page, params, query = '' }: PageReference): string {
  const values = new URLSearchParams(query);
  for (const [hole, value] of Object.entries(params ?? {})) values.set(hole, String(value));
  const path = `${LINK_PREFIX}${page}${values.size > 0 ? `?${values}` : ''}`;
  return `${siteUrl}${pathOn(site, path)}`;
}
