import { compose, resolve, type RegistryState, type Resolution, type Visit } from '@campavia/release';
import type { Composition, Release } from '@campavia/remote-kit/config';

import { releaseName } from './needed-releases';

export interface LiveComposition {
  composition: Composition;
  releases: Map<string, Release>;
}

/** Compositions whose pages may still report failures. */
const MAX_HELD = 2000;

/** Compositions that are cached. */
const MAX_KEPT = 500;

export interface ComposerOptions {
  releaseOf: (name: string) => Release | undefined;
  origins: readonly string[];
}

export function createComposer({ releaseOf, origins }: ComposerOptions) {
  const kept = new Map<string, LiveComposition | undefined>();
  const held = new Map<string, Set<string>>();

  function remember({ id, parts }: Composition): void {
    const names = held.get(id) ?? new Set();
    for (const [part, { version, fallback }] of Object.entries(parts)) {
      names.add(releaseName(part, version));
      if (fallback) names.add(releaseName(part, fallback.version));
    }
    held.delete(id);
    held.set(id, names);
    const [oldest] = held.keys();
    if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
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
      const found = kept.has(key) ? kept.get(key) : make(resolution);
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    /** Undefined for a composition that was not made here recently. */
    mayRun: (compositionId: string, release: string): boolean | undefined =>
      held.get(compositionId)?.has(release),
    /** Pages that are open may still report failures. */
    forget: () => kept.clear(),
  };
}

export type Composer = ReturnType<typeof createComposer>;
