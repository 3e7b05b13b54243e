import type { FastifyBaseLogger } from 'fastify';

import type { DocumentAnswer, OwnedAddress } from '@campavia/remote-kit/config';

import { errorHead } from './error-head';
import type { DocumentsOptions, Page } from './page';

const CLIENT_RENDERED: DocumentAnswer = { status: 200, head: { title: 'Campavia' } };
/** Account and sign-in pages must not be indexed. */
export const UNLISTED: DocumentAnswer = { status: 200, head: { title: 'Campavia', robots: 'noindex' } };

function isListed({ part, access = 'public' }: OwnedAddress): boolean {
  return part !== 'shell' && access === 'public';
}

/** If the remote is late, fails or has no server part, the browser renders the page. */
export async function requestRemoteDocument(
  { settings, servers }: Pick<DocumentsOptions, 'settings' | 'servers'>,
  { live, match, site, path, search, origin, today }: Page,
  log: FastifyBaseLogger,
): Promise<DocumentAnswer> {
  if (!match) return { status: 404, head: errorHead(site, 404) };
  const release = live.releases.get(match.address.part);
  const clientRendered = isListed(match.address) ? CLIENT_RENDERED : UNLISTED;
  if (!release?.server || !match.address.document) return clientRendered;
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
    return clientRendered;
  }
}
