import { setTimeout as delay } from 'node:timers/promises';

import { queryOnce } from '../postgres/connection.mjs';
import { describeNode } from './nodes.mjs';
import { readIsSynchronous, readRecord, writeIsSynchronous } from './record.mjs';
import { toPosition } from './wal.mjs';

const BETWEEN_CHECKS_MS = 500;
/** How long writes wait for a replica that is away. */
const ABSENT_MS = 2_000;
/** A replica that is further behind would make writes wait until it has caught up. */
const CAUGHT_UP_BYTES = 1024 * 1024;
const STATE = `
  select current_setting('synchronous_standby_names') as names, pg_current_wal_lsn()::text as written,
    (select flush_lsn::text from pg_stat_replication
      where application_name = 'replica' and state = 'streaming' limit 1) as flushed`;

/**
 * Decides whether writes wait for the replica.
 *
 * @param {{ isWaiting: boolean, lagBytes?: number, absentMs: number }} state `lagBytes` is undefined while no replica
 * is connected, for `absentMs`
 */
export function shouldWait({ isWaiting, lagBytes, absentMs }) {
  if (lagBytes === undefined) return isWaiting && absentMs < ABSENT_MS;
  return isWaiting || lagBytes <= CAUGHT_UP_BYTES;
}

/**
 * Makes the primary wait for its replica with every write, and no longer when the replica is away, so that writes go
 * on. What holds is recorded outside of the servers: before writes stop waiting, and after they have begun to.
 *
 * @returns {() => Promise<void>} stops it
 */
export function keepSynchronous({ home, log }) {
  const check = createCheck({ home, log });
  let isOver = false;

  async function repeat() {
    while (!isOver) {
      // A primary that does not answer is for the operator to replace.
      await check().catch(() => {});
      await delay(BETWEEN_CHECKS_MS);
    }
  }

  const ended = repeat();
  return () => {
    isOver = true;
    return ended;
  };
}

function createCheck({ home, log }) {
  let seenAt = Date.now();
  let switched;

  return async function check() {
    const { primary } = readRecord(home);
    const { url } = await describeNode(home, primary);
    const [{ names, written, flushed }] = await queryOnce(url, STATE);
    if (flushed) seenAt = Date.now();
    const lagBytes = flushed ? Number(toPosition(written) - toPosition(flushed)) : undefined;
    const isWaiting = names !== '';
    const next = shouldWait({ isWaiting, lagBytes, absentMs: Date.now() - seenAt });
    if (next !== isWaiting) {
      switched = undefined;
      await switchTo(next, { home, primary, url });
      log(next ? 'writes wait for the replica' : 'the replica is away: writes do not wait for it');
    } else if (isWaiting && flushed) {
      switched ??= written;
      await record({ home, primary, switched, flushed });
    }
  };
}

async function switchTo(isWaiting, { home, primary, url }) {
  if (!isWaiting) await writeIsSynchronous(home, primary, false);
  await queryOnce(url, `alter system set synchronous_standby_names = '${isWaiting ? 'replica' : ''}'`);
  await queryOnce(url, 'select pg_reload_conf()');
}

// Writes from before the switch are on the replica only once it has flushed a position from after it.
async function record({ home, primary, switched, flushed }) {
  if (readIsSynchronous(home, primary) || toPosition(flushed) < toPosition(switched)) return;
  await writeIsSynchronous(home, primary, true);
}
