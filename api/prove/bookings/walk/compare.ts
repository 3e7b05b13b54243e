import { sql } from 'kysely';

import type { MetaState } from '@campavia/domain';

import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import type { Participant } from '../participants';
import { holdings } from '../model/calendar';
import { effectiveState } from '../model/effective-state';
import { tabOf } from '../model/tab';
import { sumOf, type Trip, type Model } from '../model/trip';
import { choicesOf, answeredChoices, changeRequestsOf, answeredChangeRequests } from './compare-requests';
import type { WalkFixture } from './walk-fixture';

export type Side = 'guest' | 'owner';

/** All differences between the api and the model, as text. */
export async function compare(fixture: WalkFixture, model: Model): Promise<string[]> {
  const inboxes: [Side, Participant][] = [
    ...fixture.participants.guests.map((participant): [Side, Participant] => ['guest', participant]),
    ...fixture.participants.owners.map((participant): [Side, Participant] => ['owner', participant]),
  ];
  const found = await Promise.all([
    ...inboxes.map(([side, participant]) => compareInbox(fixture, model, { side, participant })),
    compareCalendar(fixture, model),
    compareLedger(fixture, model),
  ]);
  return found.flat();
}

interface Inbox {
  side: Side;
  participant: Participant;
}

async function compareInbox(
  fixture: WalkFixture,
  model: Model,
  { side, participant }: Inbox,
): Promise<string[]> {
  const mine = [...model.trips.values()].filter((trip) => sideOf(trip, side) === participant.id);
  const shown = mine.flatMap((trip) => {
    const tab = tabOf(trip, side, model);
    return tab ? [{ trip, tab }] : [];
  });
  const expected = shown.map(({ trip, tab }) => lineOf(trip, tab, { side, model })).sort();
  const listed = await listOf(fixture, { side, participant });
  const answer = await fixture.ask(participant, `GET /v4/bookings-${side}/options/`);
  return [
    ...differences(`list of ${side} ${participant.id}`, expected, listed),
    ...differences(
      `counts of ${side} ${participant.id}`,
      countsOf(shown),
      formatCounts(answer.body.meta_states),
    ),
  ];
}

function sideOf(trip: Trip, side: Side): number {
  return side === 'guest' ? trip.guestId : trip.camper.ownerId;
}

function lineOf(trip: Trip, tab: MetaState, { side, model }: { side: Side; model: Model }): string {
  const money = side === 'guest' ? ` paid ${trip.paid} refunded ${trip.refunded}` : '';
  const price = side === 'guest' && trip.price ? ` of ${sumOf(trip.price)}` : '';
  const days = `${trip.from} to ${trip.to}${choicesOf(trip)}`;
  return `${trip.id} ${effectiveState(trip, model)} ${tab}${money}${price} ${days}${changeRequestsOf(trip, side, model)}`;
}

async function listOf({ ask, database }: WalkFixture, { side, participant }: Inbox): Promise<string[]> {
  const agreed = await database.selectFrom('booking').select(['id', 'price']).execute();
  const prices = new Map(agreed.map(({ id, price }) => [id, price]));
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await ask(participant, `GET /v4/bookings-${side}/?page_size=100&page=${page}`);
    for (const row of body.results) {
      const { id, state, meta_state: tab, paid, refunded, price } = row;
      const money = side === 'guest' ? ` paid ${cents(paid)} refunded ${cents(refunded)}` : '';
      const of = side === 'guest' && prices.get(id) != null ? ` of ${cents(price)}` : '';
      const days = `${row.date_from} to ${row.date_to}${answeredChoices(row)}`;
      lines.push(`${id} ${state} ${tab}${money}${of} ${days}${answeredChangeRequests(row, side)}`);
    }
    if (!body.next) return lines.sort();
  }
}

function cents(text: string): number {
  return Math.round(Number(text) * 100);
}

function countsOf(shown: readonly { tab: MetaState }[]): string[] {
  const counts = new Map<string, number>();
  for (const { tab } of shown) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return [...counts].map(([tab, count]) => `${tab} ${count}`).sort();
}

function formatCounts(tabs: readonly { key: string; count: number }[]): string[] {
  return tabs
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `${key} ${count}`)
    .sort();
}

async function compareCalendar({ database, clock }: WalkFixture, model: Model): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', coalesce(c.booking_id, r.booking_id), case when r.id is null then c.kind else 'beside' end,
        lower(c.during), upper(c.during) - 1) as line
    from calendar_block c left join booking_request r on r.id = c.request_id
    where coalesce(c.booking_id, r.booking_id) is not null
      and (c.expires_at is null or c.expires_at > ${clock.now()})`.execute(database);
  const expected = holdings(model).map(({ trip, kind, from, to }) => `${trip.id} ${kind} ${from} ${to}`);
  return differences('calendar', expected.sort(), rows.map(({ line }) => line).sort());
}

async function compareLedger(fixture: WalkFixture, model: Model): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', m.booking_id, e.account, sum(e.amount)) as line
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where e.account in ('owner_payable', 'platform_fees', 'insurance_payable', 'guest_receivable')
    group by m.booking_id, e.account having sum(e.amount) <> 0`.execute(fixture.database);
  const vague = new Set(
    [...model.trips.values()].filter(({ kept }) => kept === 'unknown').map(({ id }) => id),
  );
  const known = rows.map(({ line }) => line).filter((line) => !vague.has(Number(line.split(' ')[0])));
  const expected = [...model.trips.values()].flatMap(ledgerLinesOf);
  const faults = (await checkLedger(fixture.database)).map((fault) => `ledger: ${JSON.stringify(fault)}`);
  return [
    ...differences('books', expected.sort(), known.sort()),
    ...faults,
    ...(await compareCash(fixture, model)),
  ];
}

function ledgerLinesOf({ id, price, paid, kept, charged, confirmedAt }: Trip): string[] {
  if (confirmedAt === null || kept === 'unknown' || !price) return [];
  const { owner, fees, insurance } = kept ?? price;
  const owed = kept ? 0 : sumOf(price) - paid;
  const accounts: [string, number][] = [
    ['owner_payable', charged - owner],
    ['platform_fees', -fees],
    ['insurance_payable', -insurance],
    ['guest_receivable', owed],
  ];
  return accounts.filter(([, amount]) => amount !== 0).map(([name, amount]) => `${id} ${name} ${amount}`);
}

async function compareCash({ database, provider }: WalkFixture, model: Model): Promise<string[]> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from ledger_entry
    where account = 'provider_cash'`.execute(database);
  const came = [...provider.payIns.values()].reduce(
    (sum, { order, answer }) => sum + (answer.status === 'SUCCEEDED' ? order.amount : 0),
    0,
  );
  const atProvider = provider.refunds.reduce((sum, { amount }) => sum - amount, came);
  const expected = [...model.trips.values()].reduce(
    (sum, { paid, refunded, refundedAsCredit }) => sum + paid - (refundedAsCredit ? 0 : refunded),
    0,
  );
  return [
    ...differences('cash in the books', [String(expected)], [String(rows[0]?.sum)]),
    ...differences('cash at the provider', [String(expected)], [String(atProvider)]),
  ];
}

function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const missing = expected.filter((line) => !found.includes(line));
  const extra = found.filter((line) => !expected.includes(line));
  return [
    ...missing.map((line) => `${what}: expected ${line}`),
    ...extra.map((line) => `${what}: found ${line}`),
  ];
}
