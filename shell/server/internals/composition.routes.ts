import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DEFAULT_SITE } from '@campavia/i18n/sites';
import { RegistryRefusal } from '@campavia/release';
import type { Registry } from '@campavia/release/server';
import type { Composition } from '@campavia/remote-kit/config';

import type { VisitorCache } from '../document-cache/visitor-cache';
import type { CompositionUpdater } from '../releases/composition-updater';
import type { Visits } from '../visitors/visits';
import type { RemoteServers } from '../worker/remote-servers';

export interface CompositionRoutesOptions {
  registry: Pick<Registry, 'state' | 'isConnected'>;
  compositions: Pick<CompositionUpdater, 'of' | 'problems' | 'isBehind'>;
  visits: Pick<Visits, 'visitOf' | 'channelOf'>;
  serverParts(): Promise<'isolated' | 'restricted'>;
  servers: Pick<RemoteServers, 'renderings'>;
  visitorCache: Pick<VisitorCache, 'counts'>;
  isReplay: boolean;
  nowMs: () => number;
}

export function registerComposition(app: FastifyInstance, options: CompositionRoutesOptions): void {
  const { registry, compositions, visits, serverParts, servers, visitorCache, isReplay, nowMs } = options;

  function compositionFor(request: FastifyRequest, reply: FastifyReply): Composition {
    reply.header('cache-control', 'no-store').header('vary', 'cookie');
    const composition = compositions.of(visits.visitOf(request))?.composition;
    if (!composition) {
      reply.header('retry-after', '5');
      throw new RegistryRefusal(503, 'starting', 'Nothing is released on this channel yet');
    }
    if (composition.mix !== undefined) reply.header('x-robots-tag', 'noindex');
    reply.header('x-composition-id', composition.id);
    return composition;
  }

  function plainId(request: FastifyRequest): string | undefined {
    const { locale, country } = DEFAULT_SITE;
    const visit = { channel: visits.channelOf(request), locale, country, visitor: '', nowMs: nowMs() };
    return compositions.of(visit)?.composition.id;
  }

  app.get('/_composition', async (request, reply) => compositionFor(request, reply));

  app.get('/latest-build.json', async (request, reply) => {
    const { id, channel, parts } = compositionFor(request, reply);
    return { id, channel, shell: parts.shell?.version };
  });

  app.get('/ping/front', async (request, reply) => {
    const composition = plainId(request);
    const { seq, head } = registry.state();
    const problems = compositions.problems();
    reply.code(composition === undefined ? 503 : 200).header('cache-control', 'no-store');
    return {
      status: composition === undefined ? 'starting' : wellBeing(),
      ...(composition === undefined ? {} : { composition }),
      registry: { database: database(), seq, head, ...(problems.length > 0 ? { problems } : {}) },
      serverParts: await serverParts(),
      renderings: servers.renderings(),
      documents: visitorCache.counts(),
    };
  });

  function database(): 'up' | 'down' | 'none' {
    if (isReplay) return 'none';
    return registry.isConnected() ? 'up' : 'down';
  }

  function wellBeing(): 'ok' | 'degraded' {
    return database() === 'down' || compositions.isBehind() ? 'degraded' : 'ok';
  }
}
