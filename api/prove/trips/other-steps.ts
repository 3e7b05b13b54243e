import { addDays } from '@campavia/domain';

import type { Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/cast';
import { DAY, HOUR } from '../bookings/model/trip';
import type { Answered, CallName, Marketplace } from './marketplace';
import type { Taken } from './taken';
import type { TripSides } from './trip-sides';

const MINUTE = 60_000;

/** Somebody begins a trip. */
export async function beginTrip(market: Marketplace, random: Random): Promise<Taken> {
  const { guests, campers } = market.cast;
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

/** Time passes, with or without the jobs that store what is due. */
export async function passTime(market: Marketplace, random: Random): Promise<Taken> {
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

/** Who was sent to a page of the provider comes back from it, or never does. */
async function endOpenPayments({ provider, payments }: Marketplace, random: Random): Promise<void> {
  for (const [reference, { answer }] of provider.payIns) {
    if (answer.status !== 'CREATED' || random.chance(0.4)) continue;
    const event = provider.end(reference, random.chance(0.7) ? 'SUCCEEDED' : 'FAILED');
    await payments.statusSync.handleEvent(event);
  }
}

/** What the pages of a trip read, whatever its state. */
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
export async function readPages(market: Marketplace, { id, guest }: TripSides): Promise<Taken> {
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

/** Somebody else opens the pages of a trip and presses its buttons: nothing is there for them. */
export async function visitAsStranger(
  market: Marketplace,
  { id, guest, owner }: TripSides,
  random: Random,
): Promise<Taken> {
  const { guests, owners } = market.cast;
  const others = [...guests, ...owners].filter((one) => one.id !== guest.id && one.id !== owner.id);
  const stranger: Participant = random.pick(others);
  const calls = [...READ.filter((name) => !name.includes('/docs/')), ...CHANGES];
  const violations: string[] = [];
  for (const name of calls) {
    const { status } = await market.ask(stranger, name, { at: { id } });
    if (status !== 404) violations.push(`${name} is answered with ${status} to somebody else`);
  }
  return { name: 'visit as a stranger', violations };
}

/** Staff decide about the proof of an emergency. */
export async function reviewProof(market: Marketplace, { id }: TripSides, random: Random): Promise<Taken> {
  const [staff] = market.cast.staff as [Participant];
  const body = { verdict: random.pick(['accepted', 'refused']) };
  const answered = await market.ask(staff, 'PATCH /v4/bookings-staff/{id}/proof/', { at: { id }, body });
  return { name: 'review a proof', answered, violations: [] };
}

/** Staff cancel a trip and give a part back. */
export async function staffCancel(market: Marketplace, { id }: TripSides, random: Random): Promise<Taken> {
  const [staff] = market.cast.staff as [Participant];
  const body = { reason: 'Fire in the park', refund_total: `${random.whole(0, 50)}.00` };
  const answered = await market.ask(staff, 'PATCH /v4/bookings-staff/{id}/cancel/', { at: { id }, body });
  return { name: 'cancel as staff', answered, violations: [] };
}
