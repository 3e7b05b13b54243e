import type { FastifyBaseLogger } from 'fastify';

import type { DocumentAnswer } from '@campavia/remote-kit/config';

import type { DocumentsOptions, Page } from './page';

const CLIENT_RENDERED: DocumentAnswer = { status: 200, head: { title: 'Campavia' } };
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/**
 * What the part that owns a page's address says of it. An address nobody owns is 404; a part that is
 * late, broken or has no server part leaves the page to the browser.
 */
export async function askPart(
  { settings, servers }: Pick<DocumentsOptions, 'settings' | 'servers'>,
  { live, match, site, path, search, origin, today }: Page,
  log: FastifyBaseLogger,
): Promise<DocumentAnswer> {
  if (!match) return NOT_FOUND;
  const release = live.releases.get(match.address.part);
  if (!release?.server || !match.address.document) return CLIENT_RENDERED;
  try {
    return await servers.ask(release, {
      addressId: match.address.id,
      params: match.params,
      path,
      search,
      locale: site.locale,
      today,
      origin,
      api: {
        origin: settings.apiUrl,
        headers: { 'x-api-key': settings.apiKey, 'accept-language': site.isoTag },
      },
    });
  } catch (error) {
    const { part, version } = release;
    log.warn({ part, version, composition: live.composition.id, err: error }, 'server part failed');
    return CLIENT_RENDERED;
  }
}
