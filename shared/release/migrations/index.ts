import { registryTables } from './0001-registry';
import { releaseChecks } from './0002-checks-of-releases';

/** The registry's migrations in order, as source text, so that a bundled server includes them. */
export const migrations = [
  { name: '0001-registry', text: registryTables },
  { name: '0002-checks-of-releases', text: releaseChecks },
];
