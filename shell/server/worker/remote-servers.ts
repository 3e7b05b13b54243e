import { join } from 'node:path';

import type { DocumentAnswer, DocumentRequest, Release } from '@campavia/remote-kit/config';

import { releaseName } from '../releases/needed-releases';
import type { Settings } from '../config/settings';

import { createApiCalls } from './api-calls';
import { RemoteServer } from './remote-server';
import { restrictionsHere, type Restrictions } from './restrictions';
import type { WorkerCode } from './worker-code';

export interface RemoteServersOptions extends Pick<
  Settings,
  'releasesFolder' | 'apiUrl' | 'documentDeadlineMs' | 'documentProcesses'
> {
  code: WorkerCode;
  restrictions?: () => Promise<Restrictions>;
}

/** Server parts that run only for mixes; the least recently used one is stopped first. */
const MOST_PASSING = 6;

export function createRemoteServers(options: RemoteServersOptions) {
  const {
    releasesFolder,
    apiUrl,
    documentDeadlineMs: deadlineMs,
    documentProcesses: processes,
    code,
    restrictions = restrictionsHere,
  } = options;
  const calls = createApiCalls(apiUrl);
  const servers = new Map<string, RemoteServer>();
  let steady = new Set<string>();

  function serverOf(release: Release, server: string): RemoteServer {
    const key = releaseName(release.part, release.version);
    const known = servers.get(key) ?? create(release, server);
    servers.delete(key);
    servers.set(key, known);
    const passing = [...servers.keys()].filter((name) => !steady.has(name));
    passing.slice(0, -MOST_PASSING).forEach(retire);
    return known;
  }

  function create({ part, version, files }: Release, server: string): RemoteServer {
    const integrity = files.find(({ path }) => path === server)?.integrity ?? '';
    const program = { file: join(releasesFolder, part, version, server), integrity };
    const folder = `/releases/${part}/${version}`;
    return new RemoteServer({ code, calls, restrictions, program, folder, deadlineMs, processes });
  }

  function retire(name: string): void {
    void servers.get(name)?.retire();
    servers.delete(name);
  }

  return {
    async warmUp(release: Release): Promise<void> {
      steady.add(releaseName(release.part, release.version));
      if (release.server) await serverOf(release, release.server).warmUp();
    },
    /** Pending requests are finished. Of the mixes only a few may run, see `MOST_PASSING`. */
    keepOnly(channels: ReadonlySet<string>, mixes: ReadonlySet<string> = new Set()): void {
      steady = new Set(channels);
      [...servers.keys()].filter((name) => !channels.has(name) && !mixes.has(name)).forEach(retire);
    },
    /** @throws Error when the release has no server part, or it is late or broken */
    async ask(release: Release, request: DocumentRequest): Promise<DocumentAnswer> {
      if (!release.server) throw new Error('has no server part');
      return serverOf(release, release.server).ask(request);
    },
    async stop(): Promise<void> {
      await Promise.all([...servers.values()].map((server) => server.stop()));
    },
  };
}

export type RemoteServers = ReturnType<typeof createRemoteServers>;
