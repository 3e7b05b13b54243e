import type { Routing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';
import { findPath } from '@campavia/remote-kit/config';

import { config } from '../../../remote.config';

const NAME = 'Campavia';
/** The shell's server has the icon under this address. */
const LOGO = '/pictures/icon-512.png';
/** Names of routing data that link to our own pages on other sites. */
const PROFILES = ['instagram', 'youtube', 'twitter', 'pinterest', 'facebook'] as const;

export interface SiteFacts {
  site: Site;
  origin: string;
  routing: Routing;
}

/** Structured data of the home page: the organisation, and the search action (schema.org). */
export function createSiteData({ site, origin, routing }: SiteFacts): object[] {
  const organization = `${origin}/#organization`;
  const url = origin + pathOn(site, findPath(config.addresses, 'home') ?? '/');
  const profiles = PROFILES.flatMap((name) => (URL.canParse(routing[name] ?? '') ? [routing[name]] : []));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: NAME,
      url: `${origin}/`,
      logo: origin + LOGO,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: NAME,
      url,
      inLanguage: site.htmlLang,
      publisher: { '@id': organization },
      potentialAction: searchAction(site, origin),
    },
  ];
}

function searchAction(site: Site, origin: string): object {
  const address = origin + pathOn(site, findPath(config.addresses, 'search') ?? '/');
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}?where={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
