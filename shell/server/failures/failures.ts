import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Registry } from '@campavia/release/server';

import type { CompositionKeeper } from '../releases/composition-keeper';
import { releaseName } from '../releases/needed-releases';
import { readPageId } from '../visitors/page-id';
import { knownVisitor } from '../visitors/visitor-cookie';

import { networkOf } from './network-of';
import { readReport } from './read-report';

/** Bytes of one report. */
const LONGEST = 8192;
/** Reports of one visitor in a minute. */
const MOST = 60;

export interface FailuresOptions {
  registry: Pick<Registry, 'reportFailure'>;
  compositions: Pick<CompositionKeeper, 'mayRun'>;
  secret: string;
  /** In production somebody with a local address came through a proxy that hides whom it speaks for. */
  isProduction: boolean;
  nowMs: () => number;
}

/** What pages say of releases that failed in them. Whoever sends it learns nothing from the answer. */
export async function registerFailures(app: FastifyInstance, options: FailuresOptions): Promise<void> {
  const { registry, compositions, secret, isProduction, nowMs } = options;

  /** Counts a report of a genuine page, by its own visitor, about a release that the page could run. */
  async function count(request: FastifyRequest): Promise<void> {
    const report = readReport(request.body);
    if (!report) return;
    const { part, version, phase, message } = report;
    const page = readPageId(secret, report.page, nowMs());
    if (!page || page.visitor !== knownVisitor(request, secret)) return;
    if (!compositions.mayRun(page.composition, releaseName(part, version))) return;
    request.log.warn({ part, version, phase, message, composition: page.composition }, 'release failed');
    const network = networkOf(request.ip);
    const isTold = network !== 'local' || isProduction;
    await registry.reportFailure({ part, version, phase, ...page, ...(isTold ? { network } : {}) });
  }

  await app.register(async (scope) => {
    const keyGenerator = (request: FastifyRequest) => `${request.ip} ${knownVisitor(request, secret)}`;
    await scope.register(rateLimit, { max: MOST, timeWindow: '1 minute', keyGenerator });
    // Beacons come as text; whatever it is called, it is read as JSON below.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_, __, reply) => reply.code(204).send());
    scope.post('/api/internals/failures', async (request, reply) => {
      await count(request).catch((error: unknown) => request.log.warn({ err: error }, 'report not counted'));
      return reply.code(204).send();
    });
  });
}
