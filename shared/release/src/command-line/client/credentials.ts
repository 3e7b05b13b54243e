import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { UsageError, type CommandCall } from '../parsing/command-definition';
import type { CommandEnvironment } from '../environment';

/** Credentials to publish and to change the registry: a token for the site, and a key to sign releases with. */
export interface Credentials {
  label: string;
  squad: string;
  isPlatform: boolean;
  token: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/** Where the credentials of a label are stored; those of `search/ci` in the squad's folder. */
export function credentialsFile({ home }: CommandEnvironment, label: string): string {
  return join(home, 'keys', `${label}.json`);
}

/** Stores credentials so that only their owner can read them; returns the path of the file. */
export async function saveCredentials(
  environment: CommandEnvironment,
  credentials: Credentials,
): Promise<string> {
  const file = credentialsFile(environment, credentials.label);
  const draft = `${file}.${process.pid}.draft`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return file;
}

/**
 * The credentials of a call: `--as`, else CAMPAVIA_RELEASE_TOKEN with CAMPAVIA_RELEASE_PRIVATE_KEY, else the file
 * CAMPAVIA_RELEASE_KEY, else those of the platform in the data folder.
 * @throws UsageError when there are none
 */
export async function findCredentials({ environment, options }: CommandCall): Promise<Credentials> {
  const { env } = environment;
  if (!options.as && env.CAMPAVIA_RELEASE_TOKEN) return credentialsOfEnvironment(env);
  const named = !options.as && env.CAMPAVIA_RELEASE_KEY;
  const label = typeof options.as === 'string' ? options.as : 'platform';
  const file = named ? resolve(environment.folder, named) : credentialsFile(environment, label);
  const found = await readCredentials(file);
  if (found) return found;
  throw new UsageError(`There is no key in ${file}. ${named ? OTHER_KEY_HINT : describeKeySource(label)}`);
}

const OTHER_KEY_HINT = 'Set CAMPAVIA_RELEASE_KEY to the file of a key.';

function describeKeySource(label: string): string {
  if (label === 'platform') {
    return 'npm start makes one for a site of your own; for another, set CAMPAVIA_RELEASE_KEY to the file of your key.';
  }
  return `The site’s operator makes one with: npm run release -- keys make ${label} --squad …`;
}

/** The credentials in a file; undefined when there is none. @throws UsageError when its content is invalid */
export async function readCredentials(file: string): Promise<Credentials | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const found = JSON.parse(text) as Partial<Credentials>;
    if (found.token && found.privateKey && found.keyId) return found as Credentials;
  } catch {
    // Reported below, like any other invalid key.
  }
  throw new UsageError(`${file} is no key file: it needs label, token, keyId and privateKey.`);
}

/** A key in the environment does not contain its id; the site finds it by the public key. */
function credentialsOfEnvironment({
  CAMPAVIA_RELEASE_TOKEN,
  CAMPAVIA_RELEASE_PRIVATE_KEY,
}: CommandEnvironment['env']): Credentials {
  return {
    label: 'environment',
    squad: '',
    isPlatform: false,
    token: CAMPAVIA_RELEASE_TOKEN ?? '',
    keyId: '',
    // Some CI systems store a variable on one line.
    privateKey: CAMPAVIA_RELEASE_PRIVATE_KEY?.replaceAll(String.raw`\n`, '\n') ?? '',
  };
}
