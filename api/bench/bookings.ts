import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { addDays, plainDate } from '@campavia/domain';

import { createParticipants, type Participant } from '../prove/bookings/participants';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import type { BookingCall, ClientJob, ClientResult } from './booking-clients';
import { percentile } from './timing';

const CLIENTS = 50;
const PAUSE_MS = 1_000;
const CAMPERS = 100;
const FIRST = plainDate('2027-06-01');
const TARGET = { read: 40, write: 120, list: 120 };
const FEW = 10;
const TRAVEL_DETAILS = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };

const { values } = parseArgs({
  options: { campers: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '20' } },
});
const count = CLIENTS * Number(values.rounds);

const server = await startScratchServer(Number(values.campers));
const database = connect(server.templateUrl);
const participants = await createParticipants(database, { guests: 250, owners: 50, campers: CAMPERS });
await database.updateTable('camper').set({ instant_booking: false }).execute();
const app = await createApp({
  settings: settingsFor(server.templateUrl, '/nonexistent'),
  database,
  clock: createClock(TEST_NOW_MS),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const clients = fork(path.join(import.meta.dirname, 'booking-clients.ts'));
const gaveUp = once(clients, 'exit').then(() => Promise.reject(new Error('The simulated clients failed')));
gaveUp.catch(() => undefined);

try {
  console.log('| A booking over HTTP | clients | ms p50 | ms p95 | a second | target |');
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  await make(begin(count, count + CLIENTS), { clients: CLIENTS, pauseMs: 0 });
  const ids = await measure('Begin', begin(0, count), TARGET.write);
  const begun = await sidesOf(ids);
  await measure('Its quote', begun.map(quote), TARGET.read);
  await measure('Send', begun.map(send), TARGET.write);
  await measure('Accept', begun.map(accept), TARGET.write);
  await giveToFew();
  await measure('A hundred of an owner', pages('owner', participants.owners), TARGET.list);
  await measure('A hundred of a guest', pages('guest', participants.guests), TARGET.list);
} finally {
  clients.disconnect();
  await app.close();
  await database.destroy();
  await server.stop();
}

/** Makes calls by one and by many clients at once; returns durations, and the numbers in the answers. */
async function measure(name: string, calls: BookingCall[], target: number): Promise<number[]> {
  const half = Math.ceil((calls.length + CLIENTS) / 2);
  const one = await row(name, calls.slice(0, CLIENTS), { clients: 1, pauseMs: 0 });
  console.log(`${one.text} | – |`);
  const many = await row(name, calls.slice(CLIENTS, half), { clients: CLIENTS, pauseMs: PAUSE_MS });
  console.log(`${many.text} | p95 ≤ ${target} |`);
  const withoutPause = await row(name, calls.slice(half), { clients: CLIENTS, pauseMs: 0 });
  console.log(`${withoutPause.text} | – |`);
  return [...one.ids, ...many.ids, ...withoutPause.ids];
}

type Load = Pick<ClientJob, 'clients' | 'pauseMs'>;

async function row(name: string, calls: BookingCall[], load: Load) {
  const started = performance.now();
  const { times, ids } = await make(calls, load);
  const perSecond = Math.round((times.length * 1000) / (performance.now() - started));
  const figures = [percentile(times, 50), percentile(times, 95), perSecond];
  const who = load.pauseMs > 0 ? `${load.clients}, a call a second each` : `${load.clients}, no pause`;
  return { ids, text: `| ${name} | ${who} | ${figures.join(' | ')}` };
}

async function make(calls: BookingCall[], load: Load): Promise<ClientResult> {
  const answer = once(clients, 'message');
  clients.send({ origin, calls, ...load } satisfies ClientJob);
  const [found] = (await Promise.race([answer, gaveUp])) as [ClientResult];
  return found;
}

// Bookings do not compete for days: three days a trip, one after the other.
function begin(from: number, to: number): BookingCall[] {
  return Array.from({ length: to - from }, (_, index) => {
    const nth = from + index;
    const date_from = addDays(FIRST, 4 * Math.floor(nth / CAMPERS));
    const camper = participants.campers[nth % CAMPERS]?.id;
    const body = { camper, date_from, date_to: addDays(date_from, 2) };
    return { method: 'POST', path: '/v4/bookings/', token: guestOf(nth), body };
  });
}

function guestOf(nth: number): string {
  return participants.guests[nth % participants.guests.length]?.token ?? '';
}

interface Begun {
  id: number;
  guest: string;
  owner: string;
}

async function sidesOf(ids: readonly number[]): Promise<Begun[]> {
  const rows = await database
    .selectFrom('booking')
    .select(['id', 'guest_id', 'owner_id'])
    .where('id', 'in', ids)
    .execute();
  const tokenOf = (players: readonly Participant[], id: number) =>
    players.find((one) => one.id === id)?.token ?? '';
  return rows.map(({ id, guest_id, owner_id }) => ({
    id,
    guest: tokenOf(participants.guests, guest_id),
    owner: tokenOf(participants.owners, owner_id),
  }));
}

function quote({ id, guest }: Begun): BookingCall {
  return { method: 'GET', path: `/3/my-requests/${id}/prices/`, token: guest };
}

function send({ id, guest }: Begun): BookingCall {
  return { method: 'PATCH', path: `/v4/bookings-guest/${id}/validate/`, token: guest, body: TRAVEL_DETAILS };
}

/** Assigns all bookings to few users, so that a page of a hundred is full. */
async function giveToFew(): Promise<void> {
  const ids = (players: readonly Participant[]) => sql.val(players.slice(0, FEW).map(({ id }) => id));
  await sql`update booking set owner_id = (${ids(participants.owners)}::int[])[1 + id % ${FEW}::int],
    guest_id = (${ids(participants.guests)}::int[])[1 + id % ${FEW}::int]`.execute(database);
  await sql`vacuum (analyze) booking`.execute(database);
}

function pages(role: 'guest' | 'owner', players: readonly Participant[]): BookingCall[] {
  return Array.from({ length: count }, (_, nth) => {
    const token = players[nth % FEW]?.token ?? '';
    return { method: 'GET', path: `/v4/bookings-${role}/?page_size=100`, token };
  });
}

function accept({ id, owner }: Begun): BookingCall {
  return { method: 'PATCH', path: `/v4/bookings-owner/${id}/accept/`, token: owner, body: {} };
}
