import type { PageToPrefetch, RemoteModule } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { withTimeout } from './timeout';
import type { FailedReleases } from './failed-releases';
import type { FetchRemote } from './federation';
import { RemoteController, type LoadFailure } from './remote-controller';
import { DEADLINE_MS } from './load-timeouts';
import { runnableReleases } from './runnable-releases';

export interface RemoteLoader {
  /** Falls back to the last good release if the composed one is slow or fails. */
  load(part: string, addressId?: string): Promise<RemoteModule>;
  /** Prefetches the screen of an address; with `page` also its first data. Undefined if that fails. */
  prefetch(part: string, addressId: string, page?: PageToPrefetch): Promise<RemoteModule | undefined>;
  markRendered(part: string): void;
  /** Handles a crash of a remote. Returns true when another release takes over: load it again. */
  markCrashed(part: string): boolean;
  versionOf(part: string): string;
}

export interface RemoteLoaderOptions {
  composition: Composition;
  fetchRemote: FetchRemote;
  failed: FailedReleases;
  onFailure(failure: LoadFailure): void;
  /** The first remote of a page is preloaded: it has been loading for this long. */
  waitedMs?: number;
}

export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { composition, fetchRemote, failed, onFailure } = options;
  const runs = new Map<string, RemoteController>();
  let headStartMs = options.waitedMs ?? 0;

  function takeHeadStart(): number {
    const taken = headStartMs;
    headStartMs = 0;
    return taken;
  }

  function controllerOf(part: string): RemoteController {
    const known = runs.get(part);
    if (known) return known;
    const run = new RemoteController({
      releases: runnableReleases(composition, part, failed),
      origins: composition.origins ?? [],
      fetchRemote,
      takeHeadStart,
      onFailure,
      onRemembered: ({ version }) => failed.add(part, version),
    });
    runs.set(part, run);
    return run;
  }

  async function load(part: string, addressId?: string): Promise<RemoteModule> {
    const run = controllerOf(part);
    const remote = await run.request(addressId);
    if (addressId === undefined) return remote;
    try {
      await withTimeout(remote.prepare(addressId), DEADLINE_MS, part);
    } catch (error) {
      onFailure({ release: run.release, error: error as Error });
      throw error;
    }
    return remote;
  }

  return {
    load,
    async prefetch(part, addressId, page) {
      try {
        const remote = await controllerOf(part).prefetch(addressId);
        if (page) remote.prefetch?.(page);
        await remote.prepare(addressId);
        return remote;
      } catch {
        return undefined;
      }
    },
    markRendered: (part) => controllerOf(part).markRendered(),
    markCrashed: (part) => controllerOf(part).markCrashed(),
    versionOf: (part) => controllerOf(part).release.version,
  };
}
