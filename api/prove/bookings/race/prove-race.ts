import { addDays, plainDate } from '@campavia/domain';

import { createRandom, type Random } from '../../../demo/seeds/campers/random';
import type { Database } from '../../../src/database/connect';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import type { Participants, Participant } from '../participants';
import { checkAccepts, checkPayments } from './check-race';
import type { RaceCall, RaceResult } from './race-call';
import type { RaceWorkers } from './race-workers';
import { countDeadlocks, countOverlaps, findWrongPayments, readSnapshots, type Snapshot } from './snapshots';

/** Input of the race. */
export interface RaceInput {
  database: Database;
  participants: Participants;
  workers: RaceWorkers;
  /** Refunds payments that confirmed nothing. */
  settleMoney(): Promise<unknown>;
  seed: number;
  /** Number of calls after which no new round begins. */
  calls: number;
  draftsPerCamper: number;
}

/** Result of the race. */
export interface RaceOutcome {
  calls: number;
  statuses: Record<string, number>;
  won: number;
  overlaps: number;
  deadlocks: number;
  violations: string[];
}

const EXPECTED = new Set([200, 201, 400, 405, 409]);
const FIRST = plainDate('2027-05-01');
const SPREAD_DAYS = 20;
const MAX_WAVES = 5;

/** Concurrently requests, accepts and pays the same days, round after round, and checks the winners. */
export async function proveRace(input: RaceInput): Promise<RaceOutcome> {
  const outcome: RaceOutcome = { calls: 0, statuses: {}, won: 0, overlaps: 0, deadlocks: 0, violations: [] };
  const deadlocks = await countDeadlocks(input.database);
  for (let round = 0; outcome.calls < input.calls && outcome.violations.length === 0; round += 1) {
    await raceOnce(input, createRandom(input.seed, round), { round, outcome });
  }
  await input.settleMoney();
  const snapshots = await readSnapshots(input.database);
  outcome.won = snapshots.filter(({ state }) => state === 'TO_COME').length;
  outcome.deadlocks = (await countDeadlocks(input.database)) - deadlocks;
  outcome.overlaps = await countOverlaps(input.database);
  if (outcome.overlaps > 0) outcome.violations.push(`${outcome.overlaps} overlaps in the calendar`);
  outcome.violations.push(...(await findWrongPayments(input.database)));
  outcome.violations.push(...(await checkLedger(input.database)).map((fault) => JSON.stringify(fault)));
  return outcome;
}

interface Round {
  round: number;
  outcome: RaceOutcome;
}

async function raceOnce(input: RaceInput, random: Random, { round, outcome }: Round): Promise<void> {
  const { database, participants, workers } = input;
  const race = async (calls: RaceCall[]) => note(outcome, await workers.race(shuffled(calls, random)));
  const base = addDays(FIRST, (round * SPREAD_DAYS * 2) % 500);
  const since = Math.max(0, ...(await readSnapshots(database)).map(({ id }) => id));
  const ours = async () => (await readSnapshots(database)).filter(({ id }) => id > since);

  await race(drafts(participants, random, { base, perCamper: input.draftsPerCamper }));
  await race((await ours()).flatMap((trip) => sending(participants, trip)));
  await race((await ours()).filter(isRequest).flatMap((trip) => accepting(participants, trip)));
  outcome.violations.push(...checkAccepts(await ours()));
  for (let wave = 0; wave < MAX_WAVES; wave += 1) {
    const candidates = (await ours()).filter(isToPay);
    const before = candidates.length;
    await race(candidates.flatMap((trip) => paying(participants, trip)));
    if ((await ours()).filter(isToPay).length === before) break;
  }
  outcome.violations.push(...checkPayments(await ours()));
}

function note(outcome: RaceOutcome, results: RaceResult[]): RaceResult[] {
  for (const { what, status, code } of results) {
    outcome.calls += 1;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    if (!EXPECTED.has(status)) outcome.violations.push(`${what} was answered with ${status} ${String(code)}`);
  }
  return results;
}

function drafts(
  { guests, campers }: Participants,
  random: Random,
  { base, perCamper }: { base: ReturnType<typeof plainDate>; perCamper: number },
): RaceCall[] {
  return campers.flatMap(({ id: camper }) =>
    Array.from({ length: perCamper }, () => {
      const from = addDays(base, random.whole(0, SPREAD_DAYS - 1));
      const body = { camper, date_from: from, date_to: addDays(from, random.whole(1, 6)) };
      return { what: 'POST /v4/bookings/' as const, token: random.pick(guests).token, body };
    }),
  );
}

const TRAVEL_DETAILS = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };

function sending({ guests }: Participants, { id, guestId }: Snapshot): RaceCall[] {
  const what = `PATCH /v4/bookings-guest/${id}/validate/` as const;
  return [{ what, token: tokenOf(guests, guestId), body: TRAVEL_DETAILS }];
}

// Sent twice, as from two windows.
function accepting({ owners, campers }: Participants, { id, camperId }: Snapshot): RaceCall[] {
  const owner = campers.find((camper) => camper.id === camperId)?.ownerId ?? 0;
  const what = `PATCH /v4/bookings-owner/${id}/accept/` as const;
  return [1, 2].map(() => ({ what, token: tokenOf(owners, owner), body: {} }));
}

// Sent three times, each with a different card and idempotency key.
function paying({ guests }: Participants, { id, guestId }: Snapshot): RaceCall[] {
  const what = `POST /3/my-requests/${id}/payment/async/` as const;
  return [1, 2, 3].map(() => ({ what, token: tokenOf(guests, guestId), pays: true }));
}

function tokenOf(participants: readonly Participant[], id: number): string {
  return participants.find((participant) => participant.id === id)?.token ?? '';
}

function isRequest({ state, isInstant }: Snapshot): boolean {
  return state === 'VALIDATED' && !isInstant;
}

function isToPay({ state, isInstant }: Snapshot): boolean {
  return state === 'ACCEPTED' || (state === 'VALIDATED' && isInstant);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
