import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { SettingsError } from '../config/setting-values';
import type { Settings } from '../config/settings';

function readSecret(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SettingsError(`${file} cannot be read: ${String(error)}`);
  }
  // A power failure can leave the file cut off or full of zeros.
  if (/^[\x21-\x7e]{32,}$/.test(text)) return text;
  throw new SettingsError(`${file} is damaged: remove it, and the site creates a new one`);
}

/** Written to a temporary file and linked, so that servers that start at the same time share one secret. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

export function readSiteSecret({ siteSecret, home }: Pick<Settings, 'siteSecret' | 'home'>): string {
  if (siteSecret !== undefined) return siteSecret;
  const file = join(home, 'keys/site-secret');
  const known = readSecret(file);
  if (known !== undefined) return known;
  makeSecret(file);
  return readSecret(file) ?? '';
}
