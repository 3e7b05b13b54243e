import type { FastifyBaseLogger } from 'fastify';

import type { DocumentAnswer, OwnedAddress } from '@campavia/remote-kit/config';

import type { ServerAnswer } from '../worker/remote-server';

import { errorHead } from './error-head';
import type { DocumentsOptions, Page } from './page';
import { documentRequest, isServerRendered, pageFactsOf } from './page-facts';

const CLIENT_RENDERED: DocumentAnswer = { status: 200, head: { title: 'Campavia' } };
/** Account and sign-in pages must not be indexed. */
export const UNLISTED: DocumentAnswer = { status: 200, head: { title: 'Campavia', robots: 'noindex' } };

function isListed({ part, access = 'public' }: OwnedAddress): boolean {
  return part !== 'shell' && access === 'public';
}

/** If the remote is late, fails or has no server part, the browser renders the page. */
export async function requestRemoteDocument(
  options: Pick<DocumentsOptions, 'settings' | 'servers' | 'referential'>,
  requested: Page,
  log: FastifyBaseLogger,
): Promise<ServerAnswer> {
  const { settings, servers, referential } = options;
  const { live, match, site } = requested;
  if (!match) return { answer: { status: 404, head: errorHead(site, 404) } };
  const release = live.releases.get(match.address.part);
  const clientRendered = isListed(match.address) ? CLIENT_RENDERED : UNLISTED;
  if (!release?.server || !match.address.document) return { answer: clientRendered };
  const { part, version } = release;
  const known = isServerRendered(settings, part, requested.visit.channel) && (await referential.of(site));
  const page = known ? pageFactsOf(requested, known) : undefined;
  const warn = (err: unknown, message: string) => log.warn({ part, version, err }, message);
  try {
    const asked = documentRequest(requested, match, { settings, page });
    const answered = await servers.request(release, asked, requested);
    if (answered.renderFailure) warn(answered.renderFailure, 'page not rendered');
    return answered;
  } catch (error) {
    warn(error, 'server part failed');
    return { answer: clientRendered, renderFailure: error as Error };
  }
}
