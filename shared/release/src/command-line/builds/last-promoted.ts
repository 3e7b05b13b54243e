import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { CommandEnvironment } from '../environment';

/**
 * What the last start promoted, version by part. A start promotes a part only when its build has changed: rollbacks and
 * other changes made meanwhile survive a restart.
 */
export async function readPromoted(environment: CommandEnvironment): Promise<Record<string, string>> {
  const text = await readFile(fileOf(environment), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { parts?: Record<string, string> }).parts ?? {};
}

/** Stores it for the next start. */
export async function writePromoted(
  environment: CommandEnvironment,
  parts: Record<string, string>,
): Promise<void> {
  const file = fileOf(environment);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify({ parts }, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

function fileOf({ home }: CommandEnvironment): string {
  return join(home, 'registry', 'started.json');
}
