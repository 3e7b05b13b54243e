import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { backUp } from '../database/back-up.mjs';
import { failOver } from '../database/fail-over.mjs';
import { differingTables, fingerprint } from '../database/fingerprint.mjs';
import { measureCommits } from '../database/measure-commits.mjs';
import { describeNode, killNode, startOther } from '../database/nodes.mjs';
import { otherNode, readIsSynchronous, readRecord } from '../database/record.mjs';
import { restore } from '../database/restore.mjs';
import { startWriters } from '../database/writers.mjs';
import { queryOnce } from '../postgres/connection.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { startLoad } from './load.mjs';
import { requestsOf } from './requests.mjs';
import { startSignIns } from './sign-ins.mjs';

const BUSY_MS = 3_000;
const RESUMED_MS = 30_000;
const SYNCHRONOUS_MS = 60_000;
const READ_ONLY = '25006';
/** Three times the age at which a replica is left out by default. */
const LAG_MS = 30_000;
const LEFT = 'reads go to the primary';
const RETURNED = 'reads go to the replica';

/**
 * Kills the primary under load and promotes the replica; compares what was acknowledged with what is there.
 *
 * @returns rows of the proof
 */
export async function proveFailover(stack) {
  const { home } = stack.pair;
  await waitUntilSynchronous(home);
  const drill = await createDrill(stack.databases.primary);
  const writers = await startWriters(drill);
  const signIns = startSignIns(stack.apiUrl);
  await delay(BUSY_MS);
  const former = readRecord(home).primary;
  await killNode(home, former);
  const killedAt = Date.now();
  const primary = await failOver({ home });
  const promotedMs = Date.now() - killedAt;
  const signedInMs = (await signIns.nextAfter(killedAt, RESUMED_MS)) - killedAt;
  await delay(BUSY_MS);
  const rows = await writers.stop();
  const sessions = await signIns.stop();
  return [
    {
      what: `the primary is killed, ${primary} promoted`,
      result: [
        `promoted after ${seconds(promotedMs)}, writes resumed after ${seconds(rows.longestGapMs)}, sign-ins after ${seconds(signedInMs)}`,
        `${rows.lost} of ${rows.acknowledged} acknowledged rows and ${sessions.lost} of ${sessions.acknowledged} sessions lost`,
      ].join('; '),
      isGood:
        Math.max(rows.longestGapMs, signedInMs) <= RESUMED_MS &&
        rows.lost + sessions.lost === 0 &&
        rows.acknowledged > 0 &&
        sessions.acknowledged > 0,
    },
    await refuseWrites(stack, { former, drill }),
  ];
}

/** The former primary is started by hand, then follows the new one. */
async function refuseWrites({ pair }, { former, drill }) {
  const node = await describeNode(pair.home, former);
  const server = await startPostgres({ ...pair, home: node.home });
  const direct = server.url.replace('/campavia?', '/drill?');
  const code = await queryOnce(direct, 'insert into written values (-1)').then(
    () => 'accepted',
    (error) => error.code,
  );
  await startOther(pair);
  await waitUntilSynchronous(pair.home);
  const [{ count }] = await queryOnce(drill, 'select count(*)::int as count from written where number = -1');
  return {
    what: 'the former primary comes back',
    result: `it answers a write with ${code}, is copied anew and follows`,
    isGood: code === READ_ONLY && count === 0,
  };
}

/** How many commits a second the pair takes; not a check. */
export async function measureWrites({ pair, databases }) {
  await waitUntilSynchronous(pair.home);
  const { waiting, alone, impressions } = await measureCommits(await createDrill(databases.primary));
  return {
    what: 'four connections commit rows without a pause',
    result: `${waiting} a second wait for the replica, ${alone} do not; ${impressions} batches of 20 counted impressions`,
    isGood: true,
  };
}

/** The replica receives changes without applying them, until it is too old: the primary answers searches. */
export async function proveLag(stack) {
  const { home } = stack.pair;
  const replica = await describeNode(home, otherNode(readRecord(home).primary));
  const logs = ['api-1', 'api-2'].map((name) => join(home, 'logs', `${name}.log`));
  await waitUntilUsed(logs);
  const before = countLines(logs, LEFT);
  const load = startLoad(requestsOf(stack));
  await queryOnce(replica.url, 'select pg_wal_replay_pause()');
  const leftAfterMs = await waitForLines(logs, { text: LEFT, count: before + logs.length });
  const back = countLines(logs, RETURNED);
  await queryOnce(replica.url, 'select pg_wal_replay_resume()');
  const backAfterMs = await waitForLines(logs, { text: RETURNED, count: back + logs.length });
  const { sent, failures } = await load.stop();
  return {
    what: 'the replica stops applying changes',
    result: `after ${seconds(leftAfterMs)} both servers of the api read from the primary, ${seconds(backAfterMs)} after it goes on from the replica; ${failures.length} of ${total(sent)} requests failed`,
    isGood: leftAfterMs < LAG_MS && backAfterMs < LAG_MS && failures.length === 0,
  };
}

function total(sent) {
  return Object.values(sent).reduce((sum, count) => sum + count, 0);
}

async function waitUntilUsed(logs) {
  const isUsed = (log) =>
    readFileSync(log, 'utf8')
      .replace(/.*reads go to the primary/s, '')
      .includes(RETURNED);
  const deadline = Date.now() + LAG_MS;
  while (!logs.every(isUsed) && Date.now() < deadline) await delay(200);
}

async function waitForLines(logs, { text, count }) {
  const begunAt = Date.now();
  while (countLines(logs, text) < count && Date.now() < begunAt + LAG_MS) await delay(200);
  return Date.now() - begunAt;
}

function countLines(logs, text) {
  return logs.reduce((sum, log) => sum + readFileSync(log, 'utf8').split(text).length - 1, 0);
}

/** Restores the database of a moment before more was written, and compares all tables. */
export async function proveRestore(stack) {
  const { home, isThrowaway } = stack.pair;
  const { primary } = stack.databases;
  const backup = await backUp({ home, keep: 2 });
  await writeFor(stack, BUSY_MS);
  const { moment, remembered } = await rememberMoment(primary);
  await writeFor(stack, BUSY_MS);
  const changed = differingTables(remembered, await fingerprint(primary));
  await queryOnce(primary, 'select pg_switch_wal()');
  const begunAt = Date.now();
  const restored = await restore({ home, moment, isThrowaway });
  const differing = differingTables(remembered, await fingerprint(restored.url));
  const tookMs = Date.now() - begunAt;
  await restored.stop();
  return {
    what: `restored to ${moment.toISOString()}`,
    result: `${differing.length} of ${remembered.size} tables differ from the moment (${changed.length} have changed since); ${seconds(tookMs)} from backup ${backup.name}`,
    isGood: differing.length === 0 && changed.length > 0,
  };
}

async function writeFor({ apiUrl }, ms) {
  const signIns = startSignIns(apiUrl);
  await delay(ms);
  await signIns.stop();
}

// Jobs write as well: a moment counts when nothing has changed around it.
async function rememberMoment(url) {
  for (;;) {
    const before = await fingerprint(url);
    await delay(20);
    const moment = new Date();
    await delay(20);
    if (differingTables(before, await fingerprint(url)).length === 0) return { moment, remembered: before };
  }
}

async function createDrill(url) {
  const [found] = await queryOnce(url, "select 1 from pg_database where datname = 'drill'");
  if (!found) await queryOnce(url, 'create database drill');
  return url.replace('/campavia?', '/drill?');
}

async function waitUntilSynchronous(home) {
  const deadline = Date.now() + SYNCHRONOUS_MS;
  while (!readIsSynchronous(home, readRecord(home).primary)) {
    if (Date.now() > deadline) throw new Error('Writes do not wait for the replica.');
    await delay(100);
  }
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
