import type { RemoteModule } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { withDeadline } from './deadline';
import type { FailedReleases } from './failed-releases';
import type { FetchRemote } from './federation';
import { PartRun, type LoadFailure } from './part-run';
import { DEADLINE_MS } from './patience';
import { runnableReleases } from './runnable-releases';

/** Fetches parts, each once; a failed one is fetched anew when it is asked for again. */
export interface PartLoader {
  /**
   * The part's module, its words and the screen of an address, or the piece of a slot, fetched: of the release the
   * composition names or, where that is late, dead or broken, of the last good one.
   */
  load(part: string, addressId?: string): Promise<RemoteModule>;
  /** Fetches a part and the screen of an address ahead of need; nobody waits, and nobody sees it fail. */
  prefetch(part: string, addressId: string): void;
  /** The part has stood on the page for a moment. */
  drew(part: string): void;
  /** The part threw on the page. True when another release takes its place: load it again. */
  broke(part: string): boolean;
  /** The release of a part that is used, or would be. */
  versionOf(part: string): string;
}

export interface PartLoaderOptions {
  composition: Composition;
  fetchRemote: FetchRemote;
  failed: FailedReleases;
  onFailure(failure: LoadFailure): void;
  /** Since the page began: its first part has been under way for as long, by its preloads. */
  waitedMs?: number;
}

/** Makes the loader of a page: one state machine per part. */
export function createPartLoader(options: PartLoaderOptions): PartLoader {
  const { composition, fetchRemote, failed, onFailure } = options;
  const runs = new Map<string, PartRun>();
  let headStartMs = options.waitedMs ?? 0;

  function takeHeadStart(): number {
    const taken = headStartMs;
    headStartMs = 0;
    return taken;
  }

  function runOf(part: string): PartRun {
    const known = runs.get(part);
    if (known) return known;
    const run = new PartRun({
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
    const run = runOf(part);
    const remote = await run.want(addressId);
    if (addressId === undefined) return remote;
    try {
      await withDeadline(remote.prepare(addressId), DEADLINE_MS, part);
    } catch (error) {
      onFailure({ release: run.release, error: error as Error });
      throw error;
    }
    return remote;
  }

  return {
    load,
    prefetch: (part, addressId) =>
      void runOf(part)
        .foresee(addressId)
        .then((remote) => remote.prepare(addressId))
        .catch(() => undefined),
    drew: (part) => runOf(part).drew(),
    broke: (part) => runOf(part).broke(),
    versionOf: (part) => runOf(part).release.version,
  };
}
