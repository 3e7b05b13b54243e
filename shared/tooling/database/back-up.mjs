import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copyCluster } from '../postgres/base-backup.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { planRetention } from './choose-backup.mjs';
import { answers, archiveFolders, describeNode } from './nodes.mjs';
import { readRecord } from './record.mjs';

const KEPT = 7;

/**
 * Copies the primary into the archive, then deletes old backups and the write-ahead log that only they need.
 *
 * @param {{ home: string, keep?: number }} options number of backups that are kept
 * @returns `{ name, removed }`: the folder of the new backup, and how much was deleted
 * @throws Refusal if the primary does not answer
 */
export async function backUp({ home, keep = KEPT }) {
  const primary = await describeNode(home, readRecord(home).primary);
  if (!(await answers(primary.url))) throw new Refusal('The primary does not answer.');
  const { backups, log } = await archiveFolders(home);
  await removeIncomplete(backups);
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await mkdir(join(backups, name));
  const made = await copyCluster(primary, {
    target: join(backups, name, 'data'),
    signal: 'recovery.signal',
    archive: 'awaited',
  });
  // Written last: without it a backup is not complete.
  await writeFile(join(backups, name, 'backup.json'), JSON.stringify({ name, ...made }));
  const plan = planRetention({ backups: await listBackups(backups), files: await readdir(log), keep });
  for (const old of plan.backups) await rm(join(backups, old), { recursive: true });
  for (const old of plan.files) await rm(join(log, old));
  return { name, removed: { backups: plan.backups.length, segments: plan.files.length } };
}

async function removeIncomplete(folder) {
  const complete = new Set((await listBackups(folder)).map(({ name }) => name));
  const others = (await readdir(folder)).filter((name) => !complete.has(name));
  for (const name of others) await rm(join(folder, name), { recursive: true });
}

/** The complete backups in a folder. */
export async function listBackups(folder) {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(join(folder, name, 'backup.json'), 'utf8'))];
    } catch {
      // Interrupted before its end.
      return [];
    }
  });
}
