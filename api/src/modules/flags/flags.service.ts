import { isDeepStrictEqual } from 'node:util';

import type { Database } from '../../database/connect';
import { createFlagsStore, type Flag, type FlagSetting } from './flags.store';

export type { Flag } from './flags.store';

/** A flag after a change, and whether that changed anything. */
export interface FlagChange {
  flag: Flag;
  isChanged: boolean;
}

/** The switches of the product: read by every page, set by whoever runs the product. */
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
    /** Sets a flag for some sites, or for all that have no setting of their own; undefined when there is no such flag. */
    set: (setting: FlagSetting, sites: readonly string[] = []) =>
      change(setting.name, () => (sites.length > 0 ? store.setOnSites(setting, sites) : store.set(setting))),
    /** Lets some sites follow the others again, or takes a flag back to its default everywhere; undefined likewise. */
    unset: (name: string, sites: readonly string[] = []) =>
      change(name, () => (sites.length > 0 ? store.unsetOnSites(name, sites) : store.unset(name))),
  };
}

export type FlagsService = ReturnType<typeof createFlagsService>;
