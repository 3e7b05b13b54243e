import type { Rule } from '../check-context';

import { addressConflicts } from './address-conflicts';
import { contract } from './contract';
import { events } from './events';
import { flags } from './flags';
import { lostAddresses } from './lost-addresses';
import { menuEntries } from './menu-entries';
import { operations } from './operations';
import { sharedModules } from './shared-modules';
import { slotLenders, slotProps } from './slots';
import { storageKeys } from './storage-keys';

/** Everything that must hold between the releases of a composition. */
export const RULES: readonly Rule[] = [
  addressConflicts,
  lostAddresses,
  menuEntries,
  slotLenders,
  slotProps,
  events,
  sharedModules,
  contract,
  flags,
  storageKeys,
  operations,
];
