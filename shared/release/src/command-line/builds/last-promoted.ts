import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { World } from '../environment';

/**
 * What the start promoted last, version by part. A part is promoted by a start only when its build is another one:
 * what was taken back or tried out meanwhile survives a restart.
 */
export async function readPromoted(world: World): Promise<Record<string, string>> {
  const text = await readFile(fileOf(world), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { parts?: Record<string, string> }).parts ?? {};
}

/** Remembers it for the next start. */
export async function writePromoted(world: World, parts: Record<string, string>): Promise<void> {
  const file = fileOf(world);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, `${JSON.stringify({ parts }, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

function fileOf({ home }: World): string {
  return join(home, 'registry', 'started.json');
}
