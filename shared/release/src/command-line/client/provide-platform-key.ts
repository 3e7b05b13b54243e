import type { World } from '../environment';
import { createCredentials, listCredentials, revokeCredentials } from '../../registry/credentials';
import { credentialsFile, keepCredentials, readCredentials, type Credentials } from './credentials';
import { findDatabase } from './find-site';

const LABEL = 'platform';

/** The platform's key in the data folder; a new one where there is none, or the database does not know it. */
export async function providePlatformKey(world: World): Promise<Credentials> {
  const database = await findDatabase(world);
  const kept = await readCredentials(credentialsFile(world, LABEL));
  const all = await listCredentials(database);
  const holding = all.filter(({ label, revokedAt }) => label === LABEL && !revokedAt);
  if (kept && holding.some(({ keyId }) => keyId === kept.keyId)) return kept;
  if (holding.length > 0) await revokeCredentials(database, LABEL);
  const made = await createCredentials(database, { label: LABEL, squad: LABEL, isPlatform: true });
  await keepCredentials(world, made);
  return made;
}
