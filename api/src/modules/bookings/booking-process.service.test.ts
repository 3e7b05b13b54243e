import {
  BOOKING_ACTORS,
  BOOKING_TRANSITIONS,
  BOOKING_STATES,
  EFFECTS,
  findTransition,
  metaStateFor,
  plainDate,
  type BookingTransition,
  type BookingState,
  type Effect,
  type TransitionName,
} from '@campavia/domain';

import { startApplication, settingsFor, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking, type Participants } from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import {
  createBookingProcess,
  factsOf,
  nowOf,
  type RequestedTransition,
  type BookingRow,
} from './booking-process.service';
import type { NewBooking } from './bookings.store';

const clock = createClock(TEST_NOW_MS);
const MOVE_NAMES = [...new Set(BOOKING_TRANSITIONS.map(({ name }) => name))];
const OWN: readonly Effect[] = [
  ...([
    'set_answer_term',
    'set_payment_term',
    'hold_days',
    'take_days',
    'release_days',
    'count_answer',
  ] as const),
  ...(['expire_others_on_days', 'cancel_own_others_on_days', 'note_verdict', 'note_asked_together'] as const),
];
const OUTSIDE = EFFECTS.filter((effect) => !OWN.includes(effect));

let api: Application;
let participants: Participants;
let ran: Effect[] = [];
let process: ReturnType<typeof createBookingProcess>;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const settings = settingsFor(api.databaseUrl, api.home);
  const emails = createTestServices({ database: api.database, settings, clock }).bookings.emails;
  const record = (effect: Effect) => [effect, () => Promise.resolve(void ran.push(effect))] as const;
  const effects = Object.fromEntries(OUTSIDE.map(record));
  process = createBookingProcess({ database: api.database, clock, emails, effects });
});
afterAll(() => api.close());

const PAST = new Date(TEST_NOW_MS - 1000);
const [SOON, RUNNING] = [plainDate('2027-03-25'), plainDate('2027-03-13')];

/** Conditions of a transition besides the state. */
const READY: Partial<Record<TransitionName, Partial<NewBooking>>> = {
  no_answer: { answer_by: PAST },
  no_payment: { pay_by: PAST, paid: 0 },
  pay_whole: { paid: 100_000 },
  pay_first_half: { paid: 50_000 },
  pay_second_half: { paid: 100_000 },
  second_half_missing: { second_half: 'failed', date_from: SOON },
  stop: { date_from: RUNNING },
  accept_proof: { proof: 'waiting', proof_reason: 'REASON_OWNER' },
  refuse_proof: { proof: 'waiting', proof_reason: 'REASON_CORONA' },
};

function readyFor(name: TransitionName, { actor, state, is_instant }: Asked): NewBooking {
  const other = actor === 'guest' ? ('owner' as const) : ('guest' as const);
  const asked = name === 'cancel_together' && { together_asked_by: other, together_asked_at: PAST };
  return aBooking(participants, { state, is_instant, ...READY[name], ...asked });
}

interface Asked {
  actor: RequestedTransition['actor'];
  state: BookingState;
  is_instant: boolean;
}

const EVERYBODY_EVERYWHERE = BOOKING_ACTORS.flatMap((actor) =>
  BOOKING_STATES.flatMap((state) => [false, true].map((is_instant): Asked => ({ actor, state, is_instant }))),
);

const toBookingChange = (id: number) =>
  api.database.selectFrom('booking_change').selectAll().where('booking_id', '=', id).execute();
const rowOf = (id: number) =>
  api.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const forget = (id: number) => api.database.deleteFrom('booking').where('id', '=', id).execute();
const blockOf = (id: number) =>
  api.database.selectFrom('calendar_block').selectAll().where('booking_id', '=', id).executeTakeFirst();

async function attempt(asked: RequestedTransition): Promise<BookingRow | HttpError> {
  return process.transition(asked).catch((error: unknown) => {
    if (error instanceof HttpError) return error;
    throw error;
  });
}

async function expectMade(
  before: BookingRow,
  move: BookingTransition,
  asked: RequestedTransition,
): Promise<void> {
  const after = await rowOf(before.id);
  expect([move.name, after.state, after.expiry_cause]).toEqual([move.name, move.to, move.cause ?? null]);
  const { name, actor } = move;
  expect(await toBookingChange(before.id)).toMatchObject([
    { move: name, actor, actor_id: asked.actorId ?? null, from_state: before.state, to_state: move.to },
  ]);
  expect(ran).toEqual(move.effects.filter((effect) => OUTSIDE.includes(effect)));
  const block = await blockOf(before.id);
  if (move.effects.includes('release_days')) expect(block).toBeUndefined();
  if (move.effects.includes('hold_days')) expect(block?.kind).toBe('hold');
  if (move.effects.includes('take_days')) expect(block).toMatchObject({ kind: 'booking', expires_at: null });
  if (move.effects.includes('set_answer_term')) expect(after.answer_by).not.toBeNull();
  if (move.effects.includes('set_payment_term')) expect(after.pay_by).not.toBeNull();
}

async function expectRefused(before: BookingRow, answer: BookingRow | HttpError): Promise<void> {
  expect(answer).toBeInstanceOf(HttpError);
  expect([404, 405]).toContain((answer as HttpError).status);
  expect(await rowOf(before.id)).toEqual(before);
  expect(await toBookingChange(before.id)).toEqual([]);
  expect(ran).toEqual([]);
}

function isSeenBy(actor: RequestedTransition['actor'], booking: BookingRow): boolean {
  if (actor !== 'guest' && actor !== 'owner') return true;
  return metaStateFor(actor, factsOf(booking, { reader: actor }), nowOf(clock)) !== 'hidden';
}

/** Tries a move on a fresh booking; answers the row of the table that was made. */
async function tryMove(name: TransitionName, actor: RequestedTransition['actor'], booking: NewBooking) {
  ran = [];
  const before = await storeBooking(api.database, booking);
  const actorId = { guest: participants.guestId, owner: participants.ownerId, staff: participants.ownerId }[
    actor as 'guest'
  ];
  const asked = { bookingId: before.id, name, actor, actorId, reason: 'REASON_OWNER' };
  const move = isSeenBy(actor, before)
    ? findTransition(name, actor, factsOf(before), nowOf(clock))
    : undefined;
  try {
    const answer = await attempt(asked);
    if (move) await expectMade(before, move, asked);
    else await expectRefused(before, answer);
    return move;
  } finally {
    await forget(before.id);
  }
}

test.each(MOVE_NAMES)('%s happens where the table has it, and nowhere else', async (name) => {
  const rows = BOOKING_TRANSITIONS.filter((row) => row.name === name);
  const made = new Set<string>();
  for (const asked of EVERYBODY_EVERYWHERE) {
    const move = await tryMove(name, asked.actor, readyFor(name, asked));
    if (move) made.add(`${asked.actor} ${asked.state} ${move.to}`);
  }
  const possible = rows.flatMap(({ actor, from, to }) => from.map((state) => `${actor} ${state} ${to}`));
  const expected = name === 'accept_proof' ? possible.filter((row) => row.endsWith('OWNER')) : possible;
  expect([...made].sort()).toEqual([...new Set(expected)].sort());
});

test.each([
  ['guest', 'cancel'],
  ['owner', 'accept'],
] as const)('%s gets 404 for a booking of another user', async (actor, name) => {
  const before = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
  const answer = await attempt({
    bookingId: before.id,
    name,
    actor,
    actorId: 1 + participants.guestId + participants.ownerId,
  });
  expect(answer).toMatchObject({ status: 404, code: 'booking_not_found' });
  expect(await rowOf(before.id)).toEqual(before);
  await forget(before.id);
});

test('an error during a transition rolls back all its changes', async () => {
  const before = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
  const asked = {
    bookingId: before.id,
    name: 'accept',
    actor: 'owner',
    actorId: participants.ownerId,
  } as const;
  const refusal = new HttpError(409, 'refund_changed');
  await expect(process.transition(asked, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await rowOf(before.id)).toEqual(before);
  expect(await blockOf(before.id)).toBeUndefined();
  await forget(before.id);
});
