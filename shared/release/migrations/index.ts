import { registryTables } from './0001-registry';
import { releaseChecks } from './0002-checks-of-releases';

/** The migrations of the registry's tables in their order. Source text, so that a bundled server carries them along. */
export const migrations = [
  { name: '0001-registry', text: registryTables },
  { name: '0002-checks-of-releases', text: releaseChecks },
];
