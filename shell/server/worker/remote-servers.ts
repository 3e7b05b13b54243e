import { join } from 'node:path';

import type { DocumentAnswer, DocumentRequest, Release } from '@campavia/remote-kit/config';

import { releaseName } from '../releases/needed-releases';

import { RemoteServer } from './remote-server';

export interface RemoteServersOptions {
  releasesFolder: string;
  deadlineMs: number;
  /** The bundled `document-worker`. */
  workerFile: string | URL;
}

/** The server parts of the releases in use: one worker per release, started on first need. */
export function createRemoteServers({ releasesFolder, deadlineMs, workerFile }: RemoteServersOptions) {
  const servers = new Map<string, RemoteServer>();

  function serverOf(release: Release, server: string): RemoteServer {
    const key = releaseName(release.part, release.version);
    const known = servers.get(key);
    if (known) return known;
    const integrity = release.files.find(({ path }) => path === server)?.integrity ?? '';
    const bundle = join(releasesFolder, release.part, release.version, server);
    const started = new RemoteServer({ workerFile, bundle, integrity, deadlineMs });
    servers.set(key, started);
    return started;
  }

  return {
    /** Loads the server part of a release, so that the first visitor need not wait for it. */
    async warmUp(release: Release): Promise<void> {
      if (release.server) await serverOf(release, release.server).warmUp();
    },
    /** Stops the server parts of all other releases; each finishes what it was asked. */
    keepOnly(names: ReadonlySet<string>): void {
      for (const [name, server] of servers) {
        if (names.has(name)) continue;
        servers.delete(name);
        void server.retire();
      }
    },
    /** @throws Error when the release has no server part, or it is late or broken. */
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
