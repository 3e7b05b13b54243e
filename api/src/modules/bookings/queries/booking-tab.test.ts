import { sql, type RawBuilder } from 'kysely';

import {
  addDays,
  BOOKING_STATES,
  displayState,
  metaStateFor,
  effectiveStateAt,
  type BookingState,
  type Now,
} from '@campavia/domain';

import { startApplication, type Application } from '../../../../test/application';
import { aBooking, participantsOf, type Participants } from '../../../../test/bookings';
import { TEST_NOW_MS, TEST_TODAY } from '../../../../test/scratch-databases';
import { factsOf, type FactsRow } from '../process/booking-facts';
import type { NewBooking } from '../bookings.store';
import { isPerhapsOpen, nowInSql, visibleBookings, type Reader } from './visible-bookings';

const BOOKINGS = 4000;
const STEP = 500;
const HOUR_MS = 3_600_000;
const now: Now = { ms: TEST_NOW_MS, today: TEST_TODAY };

let api: Application;
let sides: Participants;

beforeAll(async () => {
  api = await startApplication();
  sides = await participantsOf(api.database);
  const random = randomNumbers(20_270_315);
  const ids: number[] = [];
  for (let start = 0; start < BOOKINGS; start += STEP) {
    const rows = Array.from({ length: STEP }, () => anyBooking(random));
    const inserted = await api.database.insertInto('booking').values(rows).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  const reviewed = ids.flatMap((booking_id) =>
    (['guest', 'owner'] as const)
      .filter(() => random(3) === 0)
      .map((author_type) => ({
        booking_id,
        author_type,
        camper_id: sides.camperId,
        guest_id: sides.guestId,
        rating: 5,
        published_on: TEST_TODAY,
      })),
  );
  await api.database.insertInto('review').values(reviewed).execute();
});
afterAll(() => api.close());

test('every state and every tab comes up among them', async () => {
  const travelDetails = await tabsOfDomain('guest');
  expect(new Set(travelDetails.map(({ tab }) => tab))).toEqual(
    new Set(['to_do', 'waiting', 'confirmed', 'archived', 'hidden']),
  );
  expect(new Set(travelDetails.map(({ stored }) => stored))).toEqual(new Set(BOOKING_STATES));
  expect(travelDetails.filter(({ stored, state }) => stored !== state).length).toBeGreaterThan(100);
});

test.each(['guest', 'owner'] as const)('lists of the %s have the states of the process', async (role) => {
  const travelDetails = (await tabsOfDomain(role)).filter(({ tab }) => tab !== 'hidden');
  expect(await seenInLists(role)).toEqual(travelDetails.map(({ stored: _, ...rest }) => rest));
});

test.each(['guest', 'owner'] as const)(
  'nothing that is open for the %s is left out with what is long past',
  async (role) => {
    const open = (await seenInLists(role)).filter(({ tab }) => tab !== 'archived');
    const found = await seenInLists(role, isPerhapsOpen(now));
    expect(found.filter(({ tab }) => tab !== 'archived')).toEqual(open);
    expect(await seenInLists(role, sql`b.state <> 'TO_COME'`)).not.toEqual(expect.arrayContaining(open));
  },
);

test.each(['guest', 'owner'] as const)(
  'an extension that waits moves a booking for the %s alike',
  async (role) => {
    const { rows } = await sql<{ id: number; tab: string }>`select id, booking_tab(${role}, b,
    row(false, false, true)::booking_around, ${nowInSql(now)}) as tab from booking b order by id`.execute(
      api.database,
    );
    const travelDetails = (await bookings()).map((row) => ({
      id: row.id,
      tab: metaStateFor(
        role,
        factsOf({ ...row, ...UNREVIEWED }, { reader: role, hasAskedExtension: true }),
        now,
      ),
    }));
    expect(rows).toEqual(travelDetails);
  },
);

test.each([
  ['a term that is met to the moment', 'b.answer_by <= now.at', 'b.answer_by < now.at'],
  ['a day more for reviews', '<= now.review_days', '<= now.review_days + 1'],
  ['a second half that is given another day', 'now.today >= b.date_from', 'now.today > b.date_from'],
  ['a snooze that never ends', 'snoozed_until > now.at', 'snoozed_until is not null'],
  ['an incident that keeps nothing', 'and not b.has_open_incident\n', '\n'],
])('a database that accepted %s is detected', async (_, right, wrong) => {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef(oid) as text from pg_proc
    where proname in ('booking_tab', 'booking_seen_state')`.execute(api.database);
  const changed = rows.map(({ text }) => text).filter((text) => text.includes(right));
  expect(changed).toHaveLength(1);
  await sql.raw(changed[0]?.replace(right, wrong) ?? '').execute(api.database);
  const travelDetails = (await tabsOfDomain('guest')).filter(({ tab }) => tab !== 'hidden');
  const visible = await seenInLists('guest');
  await sql.raw(changed[0] ?? '').execute(api.database);
  expect(visible).not.toEqual(travelDetails.map(({ stored: __, ...rest }) => rest));
});

const UNREVIEWED = { has_guest_review: false, has_owner_review: false };

async function tabsOfDomain(role: Reader['role']) {
  return (await bookings()).map((row) => {
    const facts = factsOf(row, { reader: role });
    const tab = metaStateFor(role, facts, now);
    const shown = displayState(facts, tab, now);
    return { id: row.id, stored: row.state, state: effectiveStateAt(facts, now).state, tab, shown };
  });
}

async function bookings(): Promise<(FactsRow & { id: number })[]> {
  const { rows } = await sql<FactsRow & { id: number }>`select b.*,
    exists (select 1 from review r where r.booking_id = b.id and r.author_type = 'guest') as has_guest_review,
    exists (select 1 from review r where r.booking_id = b.id and r.author_type = 'owner') as has_owner_review
    from booking b order by id`.execute(api.database);
  return rows;
}

async function seenInLists(role: Reader['role'], wanted?: RawBuilder<unknown>) {
  const reader = { role, userId: role === 'guest' ? sides.guestId : sides.ownerId };
  const { rows } = await sql<{ id: number; state: BookingState; tab: string; shown: string }>`
    select id, state, tab, shown from ${visibleBookings(reader, now, wanted)} mine order by id`.execute(
    api.database,
  );
  return rows;
}

/** Whole numbers from 0 to below a limit, the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Any booking that the table takes; its terms and days lie close around now, some of them on the very moment. */
function anyBooking(random: (below: number) => number): NewBooking {
  const one = <Some>(...from: Some[]): Some => from[random(from.length)] as Some;
  const around = () => one(null, new Date(TEST_NOW_MS + (random(5) - 2) * HOUR_MS));
  const state = one(...BOOKING_STATES);
  const from = addDays(TEST_TODAY, random(60) - 30);
  return aBooking(sides, {
    state,
    date_from: from,
    date_to: addDays(from, random(9)),
    is_instant: random(2) === 0,
    paid: one(0, 0, 5000),
    answer_by: around(),
    pay_by: around(),
    confirmed_at: around(),
    second_half: one(null, 'to_come', 'failed', 'done'),
    expiry_cause: state === 'ACCEPTED_EXP' ? one('OWNER_NO_ANSWER', 'GUEST_NOT_PAID', 'TAKEN') : null,
    guest_snoozed_until: around(),
    owner_snoozed_until: around(),
    has_open_incident: random(4) === 0,
  });
}
