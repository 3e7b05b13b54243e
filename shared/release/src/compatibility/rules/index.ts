import type { Rule } from '../check-context';

import { addressConflicts } from './address-conflicts';
import { contract } from './contract';
import { events } from './events';
import { flags } from './flags';
import { removedAddresses } from './removed-addresses';
import { menuEntries } from './menu-entries';
import { operations } from './operations';
import { sharedModules } from './shared-modules';
import { slotProviders, slotProps } from './slots';
import { storageKeys } from './storage-keys';

/** The rules that the releases of a composition must satisfy. */
export const RULES: readonly Rule[] = [
  addressConflicts,
  removedAddresses,
  menuEntries,
  slotProviders,
  slotProps,
  events,
  sharedModules,
  contract,
  flags,
  storageKeys,
  operations,
];
