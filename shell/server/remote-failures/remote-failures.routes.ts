import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Registry } from '@campavia/release/server';

import type { CompositionUpdater } from '../releases/composition-updater';
import { releaseName } from '../releases/needed-releases';
import { avoidCookie } from '../visitors/avoid-cookie';
import { readPageId } from '../visitors/page-id';
import { knownVisitor } from '../visitors/visitor-cookie';

import type { CheckRelease } from './check-release';
import { networkOf } from './network-of';
import { readReport } from './read-failure-report';

/** In bytes. */
const MAX_LENGTH = 8192;
/** Reports per minute, of one visitor and of one network. */
const MAX = 60;
const MAX_OF_NETWORK = 60;
const MINUTE = '1 minute';

export interface FailuresOptions {
  registry: Pick<Registry, 'state' | 'reportFailure' | 'recordCheck'>;
  compositions: Pick<CompositionUpdater, 'mayRun'>;
  secret: string;
  checkRelease: CheckRelease;
  isProduction: boolean;
  nowMs: () => number;
}

type NetworkLimit = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean }>;

export async function registerFailures(app: FastifyInstance, options: FailuresOptions): Promise<void> {
  const { registry, compositions, secret, checkRelease, isProduction, nowMs } = options;

  async function check(release: { part: string; version: string }): Promise<void> {
    const begunAt = registry.state().seq;
    const { isBroken, isServerFault, result } = await checkRelease(app, release);
    if (isServerFault) app.log.error({ ...release, result }, 'release check failed on this server');
    else app.log.warn({ ...release, isBroken, result }, 'release checked after reports');
    await registry.recordCheck(release, { isBroken, result, startedAtSeq: begunAt });
  }

  function readGenuine(request: FastifyRequest) {
    const report = readReport(request.body);
    const page = report && readPageId(secret, report.page, nowMs());
    if (!page || page.visitor !== knownVisitor(request, secret)) return undefined;
    const { part, version } = report;
    if (!compositions.mayRun(page.composition, releaseName(part, version))) return undefined;
    return { ...report, ...page, page: report.page };
  }

  async function count(request: FastifyRequest, reply: FastifyReply, limit: NetworkLimit): Promise<void> {
    const report = readGenuine(request);
    if (!report) return;
    const { message, ...reported } = report;
    const { part, version, phase, composition } = reported;
    const release = releaseName(part, version);
    reply.header('set-cookie', avoidCookie(request, { secret, release, nowMs: nowMs() }));
    const network = networkOf(request.ip);
    const isCounted = network !== 'local' || isProduction;
    // Without the cookie a client counts as a new visitor, but its network stays the same.
    if (isCounted && (await limit(request)).isExceeded) return;
    request.log.warn({ part, version, phase, message, composition }, 'release failed');
    const isSuspicious = await registry.reportFailure({ ...reported, ...(isCounted ? { network } : {}) });
    // The response does not wait for the check.
    if (isSuspicious) check({ part, version }).catch((error: unknown) => logFailed(request, error));
  }

  await app.register(async (scope) => {
    const keyGenerator = (request: FastifyRequest) => `${request.ip} ${knownVisitor(request, secret)}`;
    await scope.register(rateLimit, { max: MAX, timeWindow: MINUTE, keyGenerator });
    const limit: NetworkLimit = scope.createRateLimit({
      max: MAX_OF_NETWORK,
      timeWindow: MINUTE,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
    // Beacons are sent as text, so every body is parsed as JSON below.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_LENGTH }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((_, __, reply) => reply.code(204).send());
    scope.post('/api/internals/failures', async (request, reply) => {
      await count(request, reply, limit).catch((error: unknown) => logFailed(request, error));
      return reply.code(204).send();
    });
  });
}

function logFailed({ log }: FastifyRequest, error: unknown): void {
  log.warn({ err: error }, 'failure report or release check failed');
}
