import { readFileSync } from 'node:fs';

import { RegistryRefusal, type RegistryState } from '@campavia/release';
import type { Registry, TrustedKey } from '@campavia/release/server';

import { SettingsError } from '../config/setting-values';

interface Replay {
  state: RegistryState;
  keys: Record<string, TrustedKey>;
}

function readReplay(file: string): Replay {
  try {
    const { state, keys } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Replay>;
    if (state?.channels && keys) return { state, keys };
  } catch (error) {
    throw new SettingsError(`REPLAY_STATE: ${file} cannot be read: ${String(error)}`);
  }
  throw new SettingsError(`REPLAY_STATE: ${file} contains no registry state with its keys`);
}

/** Read-only. @throws SettingsError when the file is invalid */
export function createReplayRegistry(file: string): Registry {
  const { state, keys } = readReplay(file);
  const trusted = new Map(Object.entries(keys));

  function refuse(): never {
    throw new RegistryRefusal(
      503,
      'replay',
      'This site replays an earlier composition; nothing can be changed here',
    );
  }

  return {
    state: () => state,
    isConnected: () => false,
    trustedKeys: () => trusted,
    authenticate: async () => refuse(),
    isKnownToken: () => false,
    applyChange: async () => refuse(),
    checkCompatibility: async () => refuse(),
    recordPublished: async () => refuse(),
    assertMayPublish: refuse,
    reportFailure: async () => false,
    recordCheck: async () => undefined,
    listReportedReleases: async () => [],
    readEntries: async () => refuse(),
    onChange: () => () => undefined,
    close: async () => undefined,
  };
}
