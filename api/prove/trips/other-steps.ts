import { addDays } from '@campavia/domain';

import type { Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/participants';
import { DAY, HOUR } from '../bookings/model/trip';
import type { Answered, CallName, Marketplace } from './marketplace';
import type { StepResult } from './step-result';
import type { TripSides } from './trip-sides';

const MINUTE = 60_000;

/** A guest begins a trip. */
export async function beginTrip(market: Marketplace, random: Random): Promise<StepResult> {
  const { guests, campers } = market.participants;
  const lead = random.chance(0.25) ? random.whole(1, 12) : random.whole(4, 100);
  const from = addDays(market.clock.today(), lead);
  const body = {
    camper: random.pick(campers).id,
    date_from: from,
    date_to: addDays(from, random.whole(1, 9)),
  };
  const answered = await market.ask(random.pick(guests), 'POST /v4/bookings/', { body });
  return { name: 'begin', answered, violations: [] };
}

/** Advances the clock, with or without the jobs that apply what is due. */
export async function passTime(market: Marketplace, random: Random): Promise<StepResult> {
  const ms = random.weighted([
    [random.whole(1, 20) * MINUTE, 4],
    [random.whole(1, 9) * HOUR, 4],
    [random.whole(10, 40) * HOUR, 3],
    [random.whole(2, 8) * DAY, 1],
  ]);
  market.clock.advance(ms);
  if (random.chance(0.3)) return { name: 'wait without jobs', violations: [] };
  market.provider.mode = random.chance(0.7) ? 'pays' : 'declines';
  await market.clocks.fireDue();
  await market.requests.fireDue();
  await market.payments.jobs.debitSecondInstalments();
  await market.documents.reviewDue();
  await endOpenPayments(market, random);
  return { name: 'wait', violations: [] };
}

/** Settles some of the payments that wait at the provider's page. */
async function endOpenPayments({ provider, payments }: Marketplace, random: Random): Promise<void> {
  for (const [reference, { answer }] of provider.payIns) {
    if (answer.status !== 'CREATED' || random.chance(0.4)) continue;
    const event = provider.end(reference, random.chance(0.7) ? 'SUCCEEDED' : 'FAILED');
    await payments.statusSync.handleEvent(event);
  }
}

/** Calls that the pages of a trip make in every state. */
const READ: readonly CallName[] = [
  'GET /v4/bookings-guest/{id}/',
  'GET /v4/bookings-guest/{id}/calendar/',
  'GET /v4/bookings-guest/{id}/extensions/',
  'GET /v4/bookings-guest/{id}/extensions/confirm/',
  'GET /v4/bookings-guest/{id}/upgrades/',
  'GET /3/my-requests/{id}/prices/',
  'GET /3/my-requests/{id}/payments/',
  'GET /3/my-requests/{id}/refund/',
  'GET /3/my-requests/{id}/receipt/',
  'GET /3/docs/booking/{id}/',
];

/** The guest opens every page of a trip. */
export async function readPages(market: Marketplace, { id, guest }: TripSides): Promise<StepResult> {
  const answers: Answered[] = [];
  for (const name of READ) answers.push(await market.ask(guest, name, { at: { id } }));
  const late = answers.filter(({ status }) => status === 405 || status === 409);
  return { name: 'read', violations: late.map(({ name, status }) => `${name} is refused with ${status}`) };
}

const CHANGES: readonly CallName[] = [
  'PATCH /v4/bookings-guest/{id}/snooze/',
  'PATCH /v4/bookings-guest/{id}/cancel-together/',
  'PATCH /v4/bookings-guest/{id}/extensions/validate/',
  'PATCH /v4/bookings-guest/{id}/extensions/cancel/',
  'PATCH /v4/bookings-guest/{id}/upgrades/validate/',
  'PATCH /v4/bookings-guest/{id}/upgrades/cancel/',
];

/** An unrelated user opens the pages of a trip and presses its buttons; each must answer 404. */
export async function visitAsStranger(
  market: Marketplace,
  { id, guest, owner }: TripSides,
  random: Random,
): Promise<StepResult> {
  const { guests, owners } = market.participants;
  const others = [...guests, ...owners].filter((one) => one.id !== guest.id && one.id !== owner.id);
  const stranger: Participant = random.pick(others);
  const calls = [...READ.filter((name) => !name.includes('/docs/')), ...CHANGES];
  const violations: string[] = [];
  for (const name of calls) {
    const { status } = await market.ask(stranger, name, { at: { id } });
    if (status !== 404) violations.push(`${name} is answered with ${status} to another user`);
  }
  return { name: 'visit as a stranger', violations };
}

/** Staff review the proof of an emergency. */
export async function reviewProof(
  market: Marketplace,
  { id }: TripSides,
  random: Random,
): Promise<StepResult> {
  const [staff] = market.participants.staff as [Participant];
  const body = { verdict: random.pick(['accepted', 'refused']) };
  const answered = await market.ask(staff, 'PATCH /v4/bookings-staff/{id}/proof/', { at: { id }, body });
  return { name: 'review a proof', answered, violations: [] };
}

/** Staff cancel a trip with a partial refund. */
export async function staffCancel(
  market: Marketplace,
  { id }: TripSides,
  random: Random,
): Promise<StepResult> {
  const [staff] = market.participants.staff as [Participant];
  const body = { reason: 'Fire in the park', refund_total: `${random.whole(0, 50)}.00` };
  const answered = await market.ask(staff, 'PATCH /v4/bookings-staff/{id}/cancel/', { at: { id }, body });
  return { name: 'cancel as staff', answered, violations: [] };
}
