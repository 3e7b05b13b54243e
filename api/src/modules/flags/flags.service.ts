import { isDeepStrictEqual } from 'node:util';

import type { Database } from '../../database/connect';
import { createFlagsStore, type Flag, type FlagSetting } from './flags.store';

export type { Flag } from './flags.store';

/** A flag after a change, and whether it was changed. */
export interface FlagChange {
  flag: Flag;
  isChanged: boolean;
}

/** Feature flags: read by every page, set by operators. */
export function createFlagsService(database: Database) {
  const store = createFlagsStore(database);

  async function one(name: string): Promise<Flag | undefined> {
    return (await store.all()).find((flag) => flag.name === name);
  }

  async function change(name: string, write: () => Promise<void>): Promise<FlagChange | undefined> {
    const before = await one(name);
    if (!before) return undefined;
    await write();
    const flag = await one(name);
    return flag && { flag, isChanged: !isDeepStrictEqual(before, flag) };
  }

  return {
    all: store.all,
    /** The state of all flags on one site, by name. */
    on: store.on,
    /** Sets a flag for some sites, or for all without a setting of their own; undefined for an unknown flag. */
    set: (setting: FlagSetting, sites: readonly string[] = []) =>
      change(setting.name, () => (sites.length > 0 ? store.setOnSites(setting, sites) : store.set(setting))),
    /**
     * Removes the settings of some sites, or resets a flag to its default everywhere; undefined for an unknown flag.
     */
    unset: (name: string, sites: readonly string[] = []) =>
      change(name, () => (sites.length > 0 ? store.unsetOnSites(name, sites) : store.unset(name))),
  };
}

export type FlagsService = ReturnType<typeof createFlagsService>;
