import type { Routing } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

import { sisterPlatformLink } from './sister-platform-link';

/** The product's own page; a deployment can override it. */
const SIGN_IN = '/sign-in';

/**
 * Link targets of a site. In those of a deployment, `{language}`, `{country}` and `{locale}` are replaced by the
 * site's.
 */
export function routingOf(site: Site, given: Record<string, string>): Routing {
  const routing = Object.fromEntries(
    Object.entries({ sign_in: SIGN_IN, ...given }).map(([name, address]) => [name, filled(address, site)]),
  );
  const { sister_platform: base } = routing;
  return base ? { ...routing, sister_platform: sisterPlatformLink(base, site) } : routing;
}

function filled(address: string, { language, country, locale }: Site): string {
  const known: Record<string, string> = { language, country: country.toLowerCase(), locale };
  return address.replace(/\{(\w+)\}/g, (hole, name: string) => known[name] ?? hole);
}
