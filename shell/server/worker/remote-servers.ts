import { join } from 'node:path';

import { traceWork, type Telemetry } from '@campavia/telemetry';

import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import { releaseName } from '../releases/needed-releases';
import type { Settings } from '../config/settings';

import { createApiCalls, type ApiCalls } from './api-calls';
import { createCallTraces } from './call-traces';
import { RemoteServer, type RequestOptions, type ServerAnswer } from './remote-server';
import { createRenderingCounts } from './rendering-counts';
import { restrictionsHere, type Restrictions } from './restrictions';
import { syntheticVisit } from './synthetic-visit';
import type { WorkerCode } from './worker-code';

export interface RemoteServersOptions extends Pick<
  Settings,
  'releasesFolder' | 'apiUrl' | 'apiKey' | 'documentDeadlineMs' | 'renderDeadlineMs' | 'documentProcesses'
> {
  code: WorkerCode;
  restrictions?: () => Promise<Restrictions>;
  record?: Telemetry['record'] | undefined;
}

/** Server parts that run only for mixes; the least recently used one is stopped first. */
const MAX_FOR_MIXES = 6;

export function createRemoteServers(options: RemoteServersOptions) {
  const traces = createCallTraces(options.apiKey);
  const calls = createApiCalls(options.apiUrl, traces);
  const servers = new Map<string, RemoteServer>();
  const counts = createRenderingCounts();
  const { record } = options;
  let permanent = new Set<string>();

  function serverOf(release: Release, server: string): RemoteServer {
    const key = releaseName(release.part, release.version);
    const known = servers.get(key) ?? createServer(release, server, { ...options, calls });
    servers.delete(key);
    servers.set(key, known);
    const forMixes = [...servers.keys()].filter((name) => !permanent.has(name));
    forMixes.slice(0, -MAX_FOR_MIXES).forEach(retire);
    return known;
  }

  function retire(name: string): void {
    void servers.get(name)?.retire();
    servers.delete(name);
  }

  return {
    async warmUp(release: Release): Promise<void> {
      permanent.add(releaseName(release.part, release.version));
      if (release.server) await serverOf(release, release.server).warmUp();
    },
    /** Pending requests are finished. Of the mixes only a few may run, see `MAX_FOR_MIXES`. */
    keepOnly(channels: ReadonlySet<string>, mixes: ReadonlySet<string> = new Set()): void {
      permanent = new Set(channels);
      [...servers.keys()].filter((name) => !channels.has(name) && !mixes.has(name)).forEach(retire);
    },
    /** @throws Error when the release has no server part, or it is late or broken */
    async request(
      release: Release,
      request: DocumentRequest,
      options?: RequestOptions,
    ): Promise<ServerAnswer> {
      const { part, version, server } = release;
      if (!server) throw new Error('has no server part');
      const attributes = { 'campavia.part': part, 'campavia.part.version': version };
      const answered = await traceWork(`server part ${part}`, { kind: 'INTERNAL', attributes }, () =>
        traces.follow(request, (traced) =>
          measure({ part, record }, serverOf(release, server).request(traced, options)),
        ),
      );
      counts.add(releaseName(part, version), answered);
      return answered;
    },
    /** Of the releases that ran since the site started, by name. */
    renderings: counts.read,
    async stop(): Promise<void> {
      await Promise.all([...servers.values()].map((server) => server.stop()));
    },
  };
}

interface Measured extends Pick<RemoteServersOptions, 'record'> {
  part: string;
}

async function measure({ part, record }: Measured, answering: Promise<ServerAnswer>): Promise<ServerAnswer> {
  const startedAt = performance.now();
  const note = (outcome: string) =>
    record?.('campavia.part.answer.duration', (performance.now() - startedAt) / 1000, {
      'campavia.part': part,
      'campavia.outcome': outcome,
    });
  try {
    const answered = await answering;
    note(outcomeOf(answered));
    return answered;
  } catch (error) {
    note('failed');
    throw error;
  }
}

function outcomeOf({ rendered, renderFailure }: ServerAnswer): string {
  if (renderFailure) return 'not_rendered';
  return rendered ? 'rendered' : 'answered';
}

function createServer(
  release: Release,
  server: string,
  options: RemoteServersOptions & { calls: ApiCalls },
): RemoteServer {
  const { part, version, files } = release;
  const { releasesFolder, code, calls, restrictions = restrictionsHere } = options;
  const integrity = files.find(({ path }) => path === server)?.integrity ?? '';
  const warmUpRequest = firstPage(release, options);
  return new RemoteServer({
    code,
    calls,
    restrictions,
    program: { file: join(releasesFolder, part, version, server), integrity },
    folder: `/releases/${part}/${version}`,
    deadlineMs: options.documentDeadlineMs,
    renderDeadlineMs: options.renderDeadlineMs,
    processes: options.documentProcesses,
    ...(warmUpRequest && { warmUpRequest }),
  });
}

/** The first address with a document, as a visitor would ask for it. */
function firstPage(
  release: Release,
  settings: Pick<Settings, 'apiUrl' | 'apiKey'>,
): DocumentRequest | undefined {
  const { addresses, name: part } = release.config;
  const first = addresses.find((address) => address.document);
  if (!first) return undefined;
  const page = { addresses: addresses.map((address) => ({ ...address, part })), routing: {} };
  return { ...syntheticVisit(release, first.id, settings), page };
}

export type RemoteServers = ReturnType<typeof createRemoteServers>;
