import type pg from 'pg';

import { percentile } from '../../bench/timing';
import { isAtOther, PARTS, partsWhere, startTwoNodes, type TwoNodes } from './two-nodes';

export interface Row {
  what: string;
  result: string;
  isGood: boolean;
}

export interface PartitionsInput {
  bookings: number;
  /** Without fsync. */
  isThrowaway?: boolean;
  /** Plants a violation once the tables are filled. */
  injectFault?: (nodes: TwoNodes) => Promise<unknown>;
}

const BOOKINGS_OF_CAMPER = 20;
const BOOKINGS_OF_GUEST = 4;
const CLIENTS = 8;
const STAYS = 24;
const REPEATS = 40;
const FREE_FROM = '2031-01-01';

/**
 * Divides bookings and their days by camper among two servers, and tries what the api does with them: lists, days that
 * are taken once, transactions, and a node that is stopped.
 */
export async function provePartitions(input: PartitionsInput): Promise<Row[]> {
  const { bookings, isThrowaway = false, injectFault } = input;
  const nodes = await startTwoNodes({ isThrowaway });
  try {
    await fill(nodes, bookings);
    await injectFault?.(nodes);
    const campers = await campersOf(nodes);
    return [
      await checkDivision(nodes, bookings),
      ...(await measureLists(nodes, campers)),
      await bookTakenDays(nodes, campers),
      await bookAtOnce(nodes, campers),
      await rollBack(nodes, campers),
      await changeAtOnce(nodes, campers),
      await commitInTwoPhases(nodes),
      await upsertByKey(nodes, campers),
      await stopOther(nodes, campers),
    ];
  } finally {
    await nodes.close();
  }
}

/** Ids of a camper at the coordinator and of one at the other node. */
interface Campers {
  here: number;
  there: number;
}

async function fill({ coordinator, other }: TwoNodes, bookings: number): Promise<void> {
  const campers = Math.ceil(bookings / BOOKINGS_OF_CAMPER);
  const made = `select n % ${campers} + 1 as camper_id, n as id,
      n % ${Math.ceil(bookings / BOOKINGS_OF_GUEST)} + 1 as guest_id, daterange(day, day + 7) as during, 70000 as price
    from generate_series(0, ${bookings - 1}) n,
      lateral (select '2027-01-01'::date + n / ${campers} * 10 as day) trip`;
  await coordinator.query(`insert into booking ${made}`);
  await coordinator.query(`insert into calendar_block select camper_id, id, during from (${made}) booking`);
  await coordinator.query(`create table undivided as table booking`);
  await coordinator.query('create index on undivided (camper_id); create index on undivided (guest_id)');
  for (const part of partsWhere((each) => !isAtOther(each)))
    await coordinator.query(`analyze booking_${part}, calendar_block_${part}`);
  await other.query('analyze');
  await coordinator.query('analyze undivided');
}

async function campersOf(nodes: TwoNodes): Promise<Campers> {
  const first = async (pool: pg.Pool, is: (part: number) => boolean) => {
    const [part] = partsWhere(is);
    return Number((await pool.query(`select min(camper_id) as id from booking_${part}`)).rows[0].id);
  };
  return {
    here: await first(nodes.coordinator, (part) => !isAtOther(part)),
    there: await first(nodes.other, isAtOther),
  };
}

/** Every row is in the part of its camper, so that the coordinator finds it by the camper. */
async function checkDivision({ coordinator, other }: TwoNodes, bookings: number): Promise<Row> {
  const counts: number[] = [];
  let lost = 0;
  for (const part of partsWhere(() => true)) {
    const pool = isAtOther(part) ? other : coordinator;
    const { rows } = await pool.query(
      `select camper_id, count(*)::int as count from booking_${part} group by 1`,
    );
    counts.push(rows.reduce((sum: number, { count }: { count: number }) => sum + count, 0));
    const { rows: found } = await coordinator.query(
      `select count(*)::int as count from unnest($1::bigint[]) camper
       where not satisfies_hash_partition('booking'::regclass, ${PARTS}, ${part}, camper)`,
      [rows.map(({ camper_id }: { camper_id: number }) => camper_id)],
    );
    lost += found[0].count;
  }
  return {
    what: `${bookings} bookings in four parts, two at each node`,
    result: `${counts.join(', ')}; ${lost} campers in a wrong part`,
    isGood: lost === 0 && counts.every((count) => count > 0),
  };
}

async function measureLists({ coordinator }: TwoNodes, { here, there }: Campers): Promise<Row[]> {
  const ofCamper = (table: string) => `select * from ${table} where camper_id = $1 order by during`;
  const ofGuest = (table: string) => `select * from ${table} where guest_id = $1 order by during`;
  const partsOf = async (text: string, id: number) => {
    const { rows } = await coordinator.query(`explain (format json) ${text.replace('$1', String(id))}`);
    return JSON.stringify(rows).match(/"Relation Name"/g)?.length ?? 0;
  };
  const time = (text: string, id: number) => medianMs(() => coordinator.query(text, [id]));
  const [one, all] = [await partsOf(ofCamper('booking'), there), await partsOf(ofGuest('booking'), 1)];
  const undivided = [await time(ofCamper('undivided'), here), await time(ofGuest('undivided'), 1)];
  return [
    {
      what: 'bookings of a camper',
      result: `${one} part read; ${await time(ofCamper('booking'), here)} ms here, ${await time(ofCamper('booking'), there)} ms at the other node, ${undivided[0]} ms undivided`,
      isGood: one === 1,
    },
    {
      what: 'bookings of a guest',
      result: `${all} parts read; ${await time(ofGuest('booking'), 1)} ms, ${undivided[1]} ms undivided`,
      isGood: all === PARTS,
    },
  ];
}

/** The days of a trip that is booked already, which a constraint of the part refuses. */
async function bookTakenDays({ coordinator }: TwoNodes, { here, there }: Campers): Promise<Row> {
  const codes = [];
  for (const camper of [here, there]) {
    const booking = `insert into booking select camper_id, id + 500000000, guest_id, during, price
      from booking where camper_id = ${camper}`;
    const days = `insert into calendar_block select camper_id, booking_id + 500000000, during
      from calendar_block where camper_id = ${camper} limit 1`;
    codes.push(await inTransaction(coordinator, [booking, days]));
  }
  return {
    what: 'days that are taken, here and at the other node',
    result: codes.join(', '),
    isGood: codes.every((code) => code === '23P01'),
  };
}

/** Clients that book the same stays of two campers at once. */
async function bookAtOnce({ coordinator }: TwoNodes, { here, there }: Campers): Promise<Row> {
  const outcomes = new Map<string, number>();
  const book = async (client: number, stay: number) => {
    const camper = stay % 2 === 0 ? here : there;
    const id = 1e9 + stay * CLIENTS + client;
    const during = `daterange('${FREE_FROM}'::date + ${stay * 7}, '${FREE_FROM}'::date + ${stay * 7 + 7})`;
    const outcome = await inTransaction(coordinator, [
      `insert into booking values (${camper}, ${id}, ${client}, ${during}, 70000)`,
      `insert into calendar_block values (${camper}, ${id}, ${during})`,
    ]);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const stays = Array.from({ length: STAYS }, (_, stay) => stay);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const stay of stays) await book(client, stay);
    }),
  );
  const { rows } = await coordinator.query(
    `select count(*)::int as count, count(distinct (camper_id, during))::int as stays from calendar_block
     where lower(during) >= '${FREE_FROM}'`,
  );
  const { rows: without } = await coordinator.query(
    `select count(*)::int as count from booking where lower(during) >= '${FREE_FROM}'`,
  );
  const refused = [...outcomes]
    .filter(([code]) => code !== 'done')
    .map(([code, count]) => `${code} ${count} times`);
  return {
    what: `${CLIENTS} clients book the same ${STAYS} stays`,
    result: `${rows[0].count} bookings; refused: ${refused.join(', ')}`,
    isGood: rows[0].count === STAYS && rows[0].stays === STAYS && without[0].count === STAYS,
  };
}

/** A booking and its days are stored together or not at all, on both nodes. */
async function rollBack({ coordinator }: TwoNodes, { here, there }: Campers): Promise<Row> {
  const ids = [here, there].map((camper) => 2e9 + camper);
  for (const [index, camper] of [here, there].entries())
    await inTransaction(coordinator, [
      `insert into booking values (${camper}, ${ids[index]}, 1, daterange('2035-01-01', '2035-01-08'), 70000)`,
      'select 1 / 0',
    ]);
  const { rows } = await coordinator.query('select count(*)::int as count from booking where id = any($1)', [
    ids,
  ]);
  return {
    what: 'a transaction that fails after its first row',
    result: `${rows[0].count} rows left`,
    isGood: rows[0].count === 0,
  };
}

/** What the second of two transactions gets that change the same booking, after it has read it. */
async function changeAtOnce({ coordinator }: TwoNodes, { here, there }: Campers): Promise<Row> {
  const codes: string[] = [];
  for (const camper of [here, there]) {
    const read = `select price from booking where camper_id = ${camper}`;
    const change = `update booking set price = price where camper_id = ${camper}`;
    const first = await coordinator.connect();
    await first.query('begin');
    await first.query(change);
    const reader = await coordinator.connect();
    await reader.query('begin');
    await reader.query(read);
    const changed = reader.query(change).then(
      () => reader.query('commit').then(() => 'done'),
      (error: { code?: string }) => reader.query('rollback').then(() => error.code ?? String(error)),
    );
    await first.query('commit');
    first.release();
    codes.push(await changed);
    reader.release();
  }
  return {
    what: 'two transactions that change a booking, here and at the other node',
    result: `the second one: ${codes.join(', ')}`,
    isGood: codes[0] === 'done' && codes[1] === '40001',
  };
}

/** Two-phase commits are what would make a transaction over both nodes safe from a crash between their commits. */
async function commitInTwoPhases({ coordinator }: TwoNodes): Promise<Row> {
  const code = await inTransaction(coordinator, [
    'update booking set price = price where id = 1',
    'update booking set price = price where id = 2',
    `prepare transaction 'both'`,
  ]);
  return {
    what: 'a two-phase commit of both nodes',
    result: `refused with ${code}`,
    isGood: code === '0A000',
  };
}

async function upsertByKey({ coordinator }: TwoNodes, { there }: Campers): Promise<Row> {
  const code = await inTransaction(coordinator, [
    `insert into booking select * from booking where camper_id = ${there} limit 1 on conflict (camper_id, id) do nothing`,
  ]);
  return {
    what: 'an upsert by the primary key',
    result: `refused with ${code}: a table with parts at another node has no unique key of its own`,
    isGood: code === '42P10',
  };
}

async function stopOther(nodes: TwoNodes, { here, there }: Campers): Promise<Row> {
  await nodes.stopOther();
  const price = (camper: number) => `update booking set price = price where camper_id = ${camper}`;
  const outcome = async (text: string) => inTransaction(nodes.coordinator, [text]);
  const [own, others, all] = [
    await outcome(price(here)),
    await outcome(price(there)),
    await outcome('select * from booking where guest_id = 1'),
  ];
  return {
    what: 'the other node is stopped',
    result: `campers here: ${own}; campers there: ${others}; bookings of a guest: ${all}`,
    isGood: own === 'done' && others.startsWith('08') && all.startsWith('08'),
  };
}

/** @returns `done`, or the SQLSTATE of the statement that failed */
async function inTransaction(pool: pg.Pool, statements: readonly string[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return 'done';
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    return (error as { code?: string }).code ?? String(error);
  } finally {
    client.release();
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 50).toFixed(1);
}
