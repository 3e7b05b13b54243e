import { LINK_PREFIX, type LINKED_PAGES, type LinkedPageName } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

/** A page of the site: its name, the parameters of its address, and a query. */
export type PageReference<Name extends LinkedPageName = LinkedPageName> = Name extends LinkedPageName
  ? { page: Name; query?: string } & Filled<(typeof LINKED_PAGES)[Name]['params'][number]>
  : never;

type Filled<Hole extends string> = [Hole] extends [never]
  ? { params?: Record<string, never> }
  : { params: Record<Hole, string | number> };

/**
 * The address by which e-mails and calendar files lead to a page. It names the page: the site's server finds where
 * that is when the link is followed.
 */
export function pageLink(siteUrl: string, site: Site, { page, params, query = '' }: PageReference): string {
  const values = new URLSearchParams(query);
  for (const [hole, value] of Object.entries(params ?? {})) values.set(hole, String(value));
  const path = `${LINK_PREFIX}${page}${values.size > 0 ? `?${values}` : ''}`;
  return `${siteUrl}${pathOn(site, path)}`;
}
