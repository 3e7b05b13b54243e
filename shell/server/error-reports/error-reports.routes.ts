import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readPageId } from '../visitors/page-id';
import { knownVisitor } from '../visitors/visitor-cookie';

import { readPageError } from './read-page-error';
import type { Reports } from './error-collector';

/** In bytes, per report. */
const MAX_LENGTH = 16_384;
/** Reports per visitor and minute. */
const MAX = 40;
/** Reports per address and minute, for all visitors together. */
const MAX_OF_ADDRESS = 600;

export interface PageReportsOptions {
  reports: Pick<Reports, 'take'>;
  secret: string;
  nowMs: () => number;
}

/** Accepts only reports with a genuine page id of the same visitor; the response is always 204. */
export async function registerReports(app: FastifyInstance, options: PageReportsOptions): Promise<void> {
  const { reports, secret, nowMs } = options;

  function take(request: FastifyRequest): void {
    const report = readPageError(request.body);
    const page = report && readPageId(secret, report.page, nowMs());
    if (!page || page.visitor !== knownVisitor(request, secret)) return;
    reports.take({ ...report, from: 'page', composition: page.composition });
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: (request) => (knownVisitor(request, secret) ? MAX : MAX_OF_ADDRESS),
      timeWindow: '1 minute',
      keyGenerator: (request) => `${request.ip} ${knownVisitor(request, secret)}`,
    });
    // Beacons are sent as text, so every body is parsed as JSON below.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_LENGTH }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_, __, reply) => reply.code(204).send());
    scope.post('/api/internals/errors', async (request, reply) => {
      take(request);
      return reply.code(204).send();
    });
  });
}
