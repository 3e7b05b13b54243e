import type { CommandEnvironment } from '../environment';
import { createCredentials, listCredentials, revokeCredentials } from '../../registry/credentials';
import { credentialsFile, saveCredentials, readCredentials, type Credentials } from './credentials';
import { findDatabase } from './find-site';

const LABEL = 'platform';

/** The platform's key in the data folder; creates a new one where it is missing or unknown to the database. */
export async function providePlatformKey(environment: CommandEnvironment): Promise<Credentials> {
  const database = await findDatabase(environment);
  const existing = await readCredentials(credentialsFile(environment, LABEL));
  const all = await listCredentials(database);
  const holding = all.filter(({ label, revokedAt }) => label === LABEL && !revokedAt);
  if (existing && holding.some(({ keyId }) => keyId === existing.keyId)) return existing;
  if (holding.length > 0) await revokeCredentials(database, LABEL);
  const made = await createCredentials(database, { label: LABEL, squad: LABEL, isPlatform: true });
  await saveCredentials(environment, made);
  return made;
}
