import { aPublication, aRelease } from '../../test/a-release';
import { createRegistry } from '../../src/registry/create-registry';
import type { Registry } from '../../src/registry/registry';
import type { Actor } from '../../src/registry/change-request';

export const CHANNEL = 'production';
export const PARTS = ['shell', 'mf-search', 'mf-listing', 'mf-trips'];
export const VERSIONS = Array.from({ length: 12 }, (_, index) => `1.${index}.0`);

/** Opens the registry as one process of the proof. */
export function openRegistry(databaseUrl: string, stateFile: string): Promise<Registry> {
  return createRegistry({
    databaseUrl,
    stateFile,
    releases: { get: (part, version) => Promise.resolve(aRelease(part, version)) },
  });
}

/** An actor who may promote anything. */
export function createWriter(name: string): Actor {
  return { name, squad: 'platform', isPlatform: true };
}

/** Adds parts with a dozen releases each, and promotes the first of each. */
export async function fillRegistry(registry: Registry): Promise<void> {
  const actor = createWriter('stage');
  for (const part of PARTS) {
    await registry.applyChange(actor, { act: 'part-added', body: { part, squad: 'platform' } });
    for (const version of VERSIONS) await registry.recordPublished(actor, aPublication(part, version));
  }
  const releases = Object.fromEntries(PARTS.map((part) => [part, '1.0.0']));
  await registry.applyChange(actor, { act: 'promoted', body: { channel: CHANNEL, releases } });
}

/** One to four releases at once, so that a partially applied entry would be visible. */
export function pickReleases(random: () => number): Record<string, string> {
  const parts = PARTS.filter(() => random() < 0.5);
  const version = () => VERSIONS[Math.floor(random() * VERSIONS.length)] ?? '1.0.0';
  return Object.fromEntries((parts.length > 0 ? parts : PARTS).map((part) => [part, version()]));
}

/** Random numbers from 0 to 1, deterministic for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
