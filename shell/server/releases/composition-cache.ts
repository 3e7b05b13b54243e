import { compose, resolve, type RegistryState, type Resolution, type Visit } from '@campavia/release';
import type { Composition, Release } from '@campavia/remote-kit/config';

import { releaseName } from './needed-releases';

export interface LiveComposition {
  composition: Composition;
  releases: Map<string, Release>;
}

/** Compositions whose pages may still report failures. */
const MAX_REPORTABLE = 2000;

const MAX_CACHED = 500;

export interface ComposerOptions {
  releaseOf: (name: string) => Release | undefined;
  origins: readonly string[];
}

export function createComposer({ releaseOf, origins }: ComposerOptions) {
  const cache = new Map<string, LiveComposition | undefined>();
  const reportable = new Map<string, Set<string>>();

  function remember({ id, parts }: Composition): void {
    const names = reportable.get(id) ?? new Set();
    for (const [part, { version, fallback }] of Object.entries(parts)) {
      names.add(releaseName(part, version));
      if (fallback) names.add(releaseName(part, fallback.version));
    }
    reportable.delete(id);
    reportable.set(id, names);
    const [oldest] = reportable.keys();
    if (reportable.size > MAX_REPORTABLE && oldest !== undefined) reportable.delete(oldest);
  }

  function make({ channel, mix, parts }: Resolution): LiveComposition | undefined {
    const releases = new Map<string, Release>();
    const fallbacks: Record<string, Release> = {};
    for (const [part, { version, fallback }] of Object.entries(parts)) {
      const release = releaseOf(releaseName(part, version));
      if (release) releases.set(part, release);
      const other = fallback === undefined ? undefined : releaseOf(releaseName(part, fallback));
      if (other) fallbacks[part] = other;
    }
    if (!releases.has('shell')) return undefined;
    const composition = compose(channel, [...releases.values()], { fallbacks, mix, origins });
    remember(composition);
    return { composition, releases };
  }

  return {
    of(state: RegistryState, visit: Visit): LiveComposition | undefined {
      const resolution = resolve(state, visit);
      const key = JSON.stringify(resolution);
      const found = cache.has(key) ? cache.get(key) : make(resolution);
      cache.delete(key);
      cache.set(key, found);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return found;
    },
    /** Undefined for a composition that was not made here recently. */
    mayRun: (compositionId: string, release: string): boolean | undefined =>
      reportable.get(compositionId)?.has(release),
    /** Pages that are open may still report failures. */
    forget: () => cache.clear(),
  };
}

export type Composer = ReturnType<typeof createComposer>;
