import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Registry } from '@campavia/release/server';

import type { CompositionKeeper } from '../releases/composition-keeper';
import { releaseName } from '../releases/needed-releases';
import { avoidCookie } from '../visitors/avoid-cookie';
import { readPageId } from '../visitors/page-id';
import { knownVisitor } from '../visitors/visitor-cookie';

import type { CheckRelease } from './check-release';
import { networkOf } from './network-of';
import { readReport } from './read-report';

/** Bytes of one report. */
const LONGEST = 8192;
/** Reports of one visitor in a minute, and of one network, whoever its visitors say they are. */
const MOST = 60;
const MOST_OF_NETWORK = 60;
const MINUTE = '1 minute';

export interface FailuresOptions {
  registry: Pick<Registry, 'state' | 'reportFailure' | 'recordCheck'>;
  compositions: Pick<CompositionKeeper, 'mayRun'>;
  secret: string;
  /** Looks at a release that enough visitors have reported. */
  checkRelease: CheckRelease;
  /** In production somebody with a local address came through a proxy that hides whom it speaks for. */
  isProduction: boolean;
  nowMs: () => number;
}

/** Counts a request of a network, and says whether it has sent too many. */
type NetworkLimit = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean }>;

/** What pages say of releases that failed in them. Whoever sends it learns nothing from the answer. */
export async function registerFailures(app: FastifyInstance, options: FailuresOptions): Promise<void> {
  const { registry, compositions, secret, checkRelease, isProduction, nowMs } = options;

  /** Only what the site finds itself takes a release from everybody. */
  async function check(release: { part: string; version: string }): Promise<void> {
    const begunAt = registry.state().seq;
    const { isBroken, isServerFault, result } = await checkRelease(app, release);
    if (isServerFault) app.log.error({ ...release, result }, 'release not checked: a fault of this server');
    else app.log.warn({ ...release, isBroken, result }, 'release checked after reports');
    await registry.recordCheck(release, { isBroken, result, begunAt });
  }

  /** What a genuine page reports, by its own visitor, about a release that the page could run. */
  function readGenuine(request: FastifyRequest) {
    const report = readReport(request.body);
    const page = report && readPageId(secret, report.page, nowMs());
    if (!page || page.visitor !== knownVisitor(request, secret)) return undefined;
    const { part, version } = report;
    if (!compositions.mayRun(page.composition, releaseName(part, version))) return undefined;
    return { ...report, ...page, page: report.page };
  }

  /** The visitor's next documents come without the release, whether the report counts or not. */
  async function count(request: FastifyRequest, reply: FastifyReply, limit: NetworkLimit): Promise<void> {
    const report = readGenuine(request);
    if (!report) return;
    const { message, ...told } = report;
    const { part, version, phase, composition } = told;
    const release = releaseName(part, version);
    reply.header('set-cookie', avoidCookie(request, { secret, release, nowMs: nowMs() }));
    const network = networkOf(request.ip);
    const isTold = network !== 'local' || isProduction;
    // Whoever drops the cookie is a new visitor each time, but stays in the same network.
    if (isTold && (await limit(request)).isExceeded) return;
    request.log.warn({ part, version, phase, message, composition }, 'release failed');
    const isSuspicious = await registry.reportFailure({ ...told, ...(isTold ? { network } : {}) });
    // Whoever reports does not wait for it.
    if (isSuspicious) check({ part, version }).catch((error: unknown) => logFailed(request, error));
  }

  await app.register(async (scope) => {
    const keyGenerator = (request: FastifyRequest) => `${request.ip} ${knownVisitor(request, secret)}`;
    await scope.register(rateLimit, { max: MOST, timeWindow: MINUTE, keyGenerator });
    const limit: NetworkLimit = scope.createRateLimit({
      max: MOST_OF_NETWORK,
      timeWindow: MINUTE,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
    // Beacons come as text; whatever it is called, it is read as JSON below.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST }, (_, body, done) =>
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
  log.warn({ err: error }, 'report not counted, or release not checked');
}
