import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The two database servers of a stack; which one is the primary is in the record. */
export const NODES = ['database-1', 'database-2'];

/**
 * Which server is the primary, and which one has to be copied anew because it was the primary before. It is written
 * before a replica is promoted, so that an interrupted failover is completed by the next start.
 *
 * @returns {{ primary: string, copyAnew: string[] }}
 */
export function readRecord(home) {
  return readJson(join(home, 'database.json')) ?? { primary: NODES[0], copyAnew: [] };
}

export function writeRecord(home, record) {
  return writeJson(join(home, 'database.json'), record);
}

/** Whether every write that the primary acknowledges is on the replica as well. It must survive the primary. */
export function readIsSynchronous(home, primary) {
  const mode = readJson(join(home, 'synchronous.json'));
  return mode?.primary === primary && mode.isSynchronous;
}

export function writeIsSynchronous(home, primary, isSynchronous) {
  return writeJson(join(home, 'synchronous.json'), { primary, isSynchronous });
}

/** The other one of the two servers. */
export function otherNode(name) {
  return NODES.find((node) => node !== name);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

async function writeJson(file, value) {
  const half = `${file}.unfinished`;
  const handle = await open(half, 'w');
  await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(half, file);
}
