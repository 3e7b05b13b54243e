import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { answers, describeNode, killNode, pointAddresses, promote } from './nodes.mjs';
import { otherNode, readIsSynchronous, readRecord, writeRecord } from './record.mjs';

/**
 * Why the replica may not be promoted, or undefined.
 *
 * @param {{ isPrimaryAlive: boolean, isReplicaAlive: boolean, isSynchronous: boolean, loss: 'refused' | 'accepted' }}
 * state `isSynchronous`: every acknowledged write is on the replica
 */
export function whyNotPromote({ isPrimaryAlive, isReplicaAlive, isSynchronous, loss }) {
  if (isPrimaryAlive) return 'The primary answers. Stop it first: two servers must never take writes.';
  if (!isReplicaAlive) return 'The replica does not answer. Start it, or restore a backup.';
  if (isSynchronous || loss === 'accepted') return undefined;
  return (
    'Writes did not wait for the replica when the primary stopped, so it may lack some that were acknowledged. ' +
    'Repair the primary, or promote the replica with --accept-loss.'
  );
}

/**
 * Promotes the replica of a primary that is dead, and points the addresses to it.
 *
 * @param {{ home: string, loss?: 'refused' | 'accepted' }} options
 * @returns {Promise<string>} the name of the new primary
 * @throws Refusal if the primary answers, the replica does not, or acknowledged writes could be lost
 */
export async function failOver({ home, loss = 'refused' }) {
  const { primary: name } = readRecord(home);
  const former = await describeNode(home, name);
  const next = await describeNode(home, otherNode(name));
  const refusal = whyNotPromote({
    isPrimaryAlive: await answers(former.url),
    isReplicaAlive: await answers(next.url),
    isSynchronous: readIsSynchronous(home, name),
    loss,
  });
  if (refusal) throw new Refusal(refusal);
  await writeRecord(home, { primary: next.name, copyAnew: [name] });
  await killNode(home, name);
  await fence(former);
  await promote(next.url);
  await pointAddresses(home);
  return next.name;
}

// One that hangs was ended before. However the former primary is started again, it only reads.
async function fence({ data }) {
  await writeFile(join(data, 'standby.signal'), '').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
