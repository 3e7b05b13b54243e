import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';

import type { BookingOptions, GuestBooking, OwnerBooking } from '@campavia/contracts';
import {
  displayState,
  effectiveFactsAt,
  META_STATES,
  metaStateFor,
  summaryState,
  type BookingFacts,
  type MetaState,
} from '@campavia/domain';

import type { Random } from '../../demo/seeds/campers/random';
import { factsOf, nowOf, type BookingRow } from '../../src/modules/bookings/booking-process.service';
import type { Participant } from '../bookings/participants';
import type { Marketplace } from './marketplace';

export type Side = 'guest' | 'owner';
type Shown = GuestBooking | OwnerBooking;

/** The bookings of a participant as guest or owner. */
export interface Inbox {
  side: Side;
  participant: Participant;
}

interface Row extends BookingRow {
  has_asked_extension: boolean;
}

/** All differences between a participant's lists, counts and details and the rows according to the domain. */
export async function checkInbox(market: Marketplace, inbox: Inbox, random: Random): Promise<string[]> {
  const tabs = await Promise.all(
    META_STATES.map(async (tab) => [tab, await listOf(market, inbox, { meta_state: tab })] as const),
  );
  const all = await listOf(market, inbox, {});
  const listed = tabs.flatMap(([tab, shown]) => shown.map((one) => ({ tab, shown: one })));
  const found = [
    ...differences(
      'tabs',
      all.map(({ id }) => String(id)),
      listed.map(({ shown }) => String(shown.id)),
    ),
    ...differences(
      'rows',
      await expectedLines(market, inbox),
      listed.map(({ tab, shown }) => lineOf(shown, tab)),
    ),
    ...(await checkCounts(market, inbox, tabs)),
    ...(await checkDetails(market, inbox, pickSome(random, all))),
  ];
  return found.map((text) => `${inbox.side} ${inbox.participant.id}: ${text}`);
}

async function listOf(
  market: Marketplace,
  { side, participant }: Inbox,
  query: { meta_state?: MetaState; state?: string },
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let page = 1; ; page += 1) {
    const paged = { ...query, page, page_size: 100 };
    const { body } = await market.ask(participant, `GET /v4/bookings-${side}/`, { query: paged });
    shown.push(...body.results);
    if (!body.next) return shown;
  }
}

function lineOf({ id, state, meta_state, display_state, summary_state }: Shown, tab: MetaState): string {
  return `${id} in ${tab}, ${meta_state} ${state} ${display_state} ${summary_state}`;
}

async function expectedLines({ database, clock }: Marketplace, { side, participant }: Inbox) {
  const { rows } = await sql<Row>`
    select b.*, exists (select from booking_request r where r.booking_id = b.id and r.kind = 'extension'
      and r.state = 'GUEST_ASK' and r.answer_by > ${clock.now()}) as has_asked_extension
    from booking b where ${sql.ref(`b.${side}_id`)} = ${participant.id}`.execute(database);
  const now = nowOf(clock);
  return rows.flatMap((row) => {
    const facts: BookingFacts = factsOf(row, { reader: side, hasAskedExtension: row.has_asked_extension });
    const meta = metaStateFor(side, facts, now);
    if (meta === 'hidden') return [];
    const effective = effectiveFactsAt(facts, now);
    const states = `${effective.state} ${displayState(facts, meta, now)} ${summaryState(effective, meta)}`;
    return [`${row.id} in ${meta}, ${meta} ${states}`];
  });
}

async function checkCounts(
  market: Marketplace,
  { side, participant }: Inbox,
  tabs: readonly (readonly [MetaState, Shown[]])[],
): Promise<string[]> {
  const counts = async (query: { meta_state?: MetaState }): Promise<BookingOptions> =>
    (await market.ask(participant, `GET /v4/bookings-${side}/options/`, { query })).body;
  const all = await counts({});
  const perTab = await Promise.all(
    tabs.map(async ([tab, shown]) => {
      const { states, years } = await counts({ meta_state: tab });
      return [
        ...differences(`states of ${tab}`, statesOf(shown), formatCounts(states)),
        ...differences(`years of ${tab}`, yearsOf(shown), years.map(String)),
      ];
    }),
  );
  const everything = tabs.flatMap(([, shown]) => shown);
  return [
    ...differences(
      'counts',
      tabs.map(([tab, shown]) => `${tab} ${shown.length}`),
      formatCounts(all.meta_states),
    ),
    ...differences('states', statesOf(everything), formatCounts(all.states)),
    ...differences('years', yearsOf(everything), all.years.map(String)),
    ...perTab.flat(),
  ];
}

function formatCounts(counts: readonly { key: string; count: number }[]): string[] {
  return counts.map(({ key, count }) => `${key} ${count}`);
}

function statesOf(shown: readonly Shown[]): string[] {
  const counts = new Map<string, number>();
  for (const { state } of shown) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${state} ${count}`);
}

function yearsOf(shown: readonly Shown[]): string[] {
  return [...new Set(shown.map(({ date_from }) => date_from.slice(0, 4)))];
}

function pickSome(random: Random, shown: readonly Shown[]): Shown[] {
  return shown.length === 0 ? [] : [...new Set([random.pick(shown), random.pick(shown.slice(0, 5))])];
}

/** The page of a trip must match its row in the list. */
async function checkDetails(
  market: Marketplace,
  { side, participant }: Inbox,
  listed: readonly Shown[],
): Promise<string[]> {
  const found = await Promise.all(
    listed.map(async (row) => {
      const { body } = await market.ask(participant, `GET /v4/bookings-${side}/{id}/`, {
        at: { id: row.id },
      });
      const fields = Object.keys({ ...row, ...body }) as (keyof Shown)[];
      return fields
        .filter((field) => !isDeepStrictEqual(row[field], body[field]))
        .map(
          (field) => `${row.id} has ${field} ${say(row[field])} in the list, ${say(body[field])} on its page`,
        );
    }),
  );
  return found.flat();
}

function say(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const [wanted, had] = [[...expected].sort(), [...found].sort()];
  if (isDeepStrictEqual(wanted, had)) return [];
  const missing = wanted.filter((line) => !had.includes(line)).map((line) => `${what}: expected ${line}`);
  const extra = had.filter((line) => !wanted.includes(line)).map((line) => `${what}: found ${line}`);
  return missing.length + extra.length > 0 ? [...missing, ...extra] : [`${what}: something is there twice`];
}
