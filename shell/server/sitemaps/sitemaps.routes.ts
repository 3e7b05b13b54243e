import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { siteOf, type Site } from '@campavia/i18n/sites';

import type { ApiAddress } from '../api/call-api';
import { HttpError } from '../http/http-error';
import { originOf } from '../http/scheme';
import type { CompositionUpdater } from '../releases/composition-updater';
import type { Visits } from '../visitors/visits';

import { renderFile, renderIndex } from './sitemap-files';
import { findSitemapSources, type SitemapSources } from './sitemap-sources';

const CACHE = 'public, max-age=3600';

export interface SitemapsOptions {
  settings: ApiAddress;
  compositions: Pick<CompositionUpdater, 'of'>;
  visits: Pick<Visits, 'visitOn'>;
}

/** `/sitemap.xml` names the sitemaps of all sites. Each has all pages, because each site shows all campers and places. */
export function registerSitemaps(
  app: FastifyInstance,
  { settings, compositions, visits }: SitemapsOptions,
): void {
  /** Those of the channel itself: canaries and mixes are for visitors. */
  function sourcesOn(request: FastifyRequest, site: Site): SitemapSources {
    const { mix: _, avoid: __, ...visit } = visits.visitOn(request, site, '');
    const live = compositions.of(visit);
    if (!live) throw new HttpError(503, 'no_release', 'The site is being set up', 5);
    return findSitemapSources(live.composition);
  }

  app.get('/sitemap.xml', async (request, reply) =>
    sendXml(reply, await renderIndex(settings, originOf(request), (site) => sourcesOn(request, site))),
  );

  app.get<{ Params: { locale: string; name: string } }>(
    '/sitemaps/:locale/:name.xml',
    async (request, reply) => {
      const { locale, name } = request.params;
      const site = siteOf(locale);
      if (site?.locale !== locale) throw new HttpError(404, 'not_found', 'There is no such sitemap');
      const file = { site, name, origin: originOf(request) };
      return sendXml(reply, await renderFile(settings, file, sourcesOn(request, site)));
    },
  );
}

function sendXml(reply: FastifyReply, content: Awaited<ReturnType<typeof renderFile>>): FastifyReply {
  return reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(content);
}
