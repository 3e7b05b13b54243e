import { createRandom } from '../../campers/random';
import { findBooked, findOpen, findPast, type Place, type ChangeRequest } from './find-days';
import type { Guest } from './guests';
import { MESSAGES } from '../drawing/messages';
import { take, type Planning } from './planning';
import type { HandPicked, Plan } from './plans';
import type { BookedCamper } from '../existing-data';

const SEED = 20_270_321;

type Of = 'owner' | 'pro' | 'solo';
type DemoPlan = Pick<Plan, 'scenario'> & Partial<Pick<Plan, 'outcome'>> & { picked: HandPicked };

/** Plans bookings of the demo users: for each kind one that looks good. */
export function planDemoUsers(planning: Planning): void {
  const guest = findDemoUser(planning, 'guest@campavia.test');
  if (guest) planGuest(planning, guest);
  for (const owner of ['owner', 'pro', 'solo'] as const) planOwner(planning, owner);
}

function findDemoUser({ existing, pool }: Planning, email: string): Guest | undefined {
  const person = [...existing.people.values()].find((each) => each.email === email);
  return person && pool.known(person.id);
}

// A guest who travels is not available for other trips.
function forGuest(planning: Planning, { id }: Guest): Planning {
  const { calendars, pool } = planning;
  const isFree: typeof calendars.isFree = (camperId, days) =>
    calendars.isFree(camperId, days) && pool.travels.isFree(id, days);
  return { ...planning, calendars: { ...calendars, isFree } };
}

function planGuest(all: Planning, guest: Guest): void {
  const planning = forGuest(all, guest);
  const of = (...owners: Of[]) => owners.flatMap((owner) => campersOf(planning, owner));
  const anywhere = [
    ...of('solo', 'pro', 'owner'),
    ...planning.existing.campers.filter(({ country }) => country === 'FR'),
  ];
  const requests = (...owners: Of[]) => of(...owners).filter((camper) => !camper.instant_booking);
  const open = (campers: readonly BookedCamper[], changeRequest: ChangeRequest) =>
    findOpen(planning, campers, changeRequest);
  const booked = (from: number, to: number) =>
    findBooked(planning, anywhere, (days) => {
      const isFit = days.from >= from && days.from <= to && days.to - days.from >= 3;
      return isFit && planning.pool.travels.isFree(guest.id, days);
    });
  const add = (place: Place | undefined, plan: DemoPlan) => addPlan(planning, place, { guest, ...plan });

  add(findBooked(planning, anywhere, running), { scenario: 'trip', picked: { ...couple(0), leadDays: 38 } });
  add(booked(17, 50), { scenario: 'trip', picked: { ...family(3), leadDays: 70 } });
  add(booked(80, 160), { scenario: 'trip', outcome: 'half_to_come', picked: family(2) });
  add(open(requests('owner'), { from: 92, to: 140, length: 8 }), {
    scenario: 'asked',
    picked: { ...family(2), ageHours: 9 },
  });
  add(open(requests('pro'), { from: 70, to: 120, length: 10 }), {
    scenario: 'accepted',
    picked: { ...couple(3), ageHours: 27 },
  });
  add(open(anywhere.slice(20), { from: 45, to: 90 }), {
    scenario: 'draft',
    picked: { ...couple(1), ageHours: 15 },
  });
  add(findPast(planning, of('pro', 'solo'), { from: -11, to: -4 }), { scenario: 'trip', picked: couple(1) });
  add(findPast(planning, of('owner'), { from: -260, to: -70 }), {
    scenario: 'trip',
    picked: { ...couple(3), leadDays: 50 },
  });
  add(findPast(planning, of('solo'), { from: -400, to: -200, length: 14 }), {
    scenario: 'trip',
    picked: family(2),
  });
  add(open(of('pro'), { from: 40, to: 90 }), {
    scenario: 'guest_cancelled',
    picked: { ...couple(0), leadDays: 80 },
  });
  add(open(requests('solo', 'pro'), { from: 30, to: 90 }), { scenario: 'no_answer', picked: couple(3) });
}

function planOwner(planning: Planning, owner: Of): void {
  const campers = campersOf(planning, owner);
  const requests = campers.filter((camper) => !camper.instant_booking);
  const random = createRandom(SEED, owner.length);
  const add = (place: Place | undefined, plan: DemoPlan) => {
    const guest = place && planning.pool.choose(random, place.camper, place.days);
    if (guest) addPlan(planning, place, { guest, ...plan });
  };
  const turns = campers.length > 1 ? [0, 1, 2] : [0];
  for (const turn of turns) {
    const place = findOpen(planning, rotated(requests, turn), {
      from: 40 + turn * 25,
      to: 150,
      length: 5 + turn * 2,
    });
    add(place, { scenario: 'asked', picked: { ageHours: 4 + turn * 7 } });
  }
  add(findOpen(planning, requests, { from: 60, to: 150, length: 7 }), {
    scenario: 'accepted',
    picked: { ageHours: 30 },
  });
  add(runningAt(planning, campers), { scenario: 'trip', picked: { leadDays: 33 } });
  add(findPast(planning, rotated(campers, 1), { from: -12, to: -3, length: 5 }), {
    scenario: 'trip',
    picked: {},
  });
  for (const back of [40, 75, 110, 150, 190, 230]) {
    const place = findPast(planning, rotated(campers, back), { from: -back - 25, to: -back, length: 7 });
    add(place, { scenario: 'trip', picked: {} });
  }
}

// If no trip is under way today, adds one that ends today, on days that searches no longer cover.
function runningAt(planning: Planning, campers: readonly BookedCamper[]): Place | undefined {
  const { plans } = planning;
  const isOurs = ({ id }: BookedCamper) => campers.some((camper) => camper.id === id);
  if (plans.some(({ camper, days }) => isOurs(camper) && running(days))) return undefined;
  const standing = findBooked(planning, campers, running);
  if (standing) return standing;
  const closedToday = campers.filter(({ min_future }) => min_future > 0);
  return findPast(planning, closedToday, { from: 0, to: 0, length: 6 });
}

function running({ from, to }: { from: number; to: number }): boolean {
  return from <= 0 && to >= 0;
}

function addPlan(
  planning: Planning,
  place: Place | undefined,
  { guest, scenario, outcome = 'whole', picked }: DemoPlan & { guest: Guest },
): void {
  if (!place) return;
  const { camper, days, block } = place;
  const isTrip = scenario === 'trip';
  if (isTrip && block === undefined) take(planning, { camper, guest, days });
  else planning.pool.travels.take(guest.id, days);
  planning.plans.push({
    scenario,
    outcome,
    camper,
    guest,
    days,
    picked,
    block: isTrip ? (block ?? 'new') : undefined,
  });
}

function campersOf({ existing }: Planning, owner: Of): BookedCamper[] {
  return existing.campers.filter(({ owner_email }) => owner_email === `${owner}@campavia.test`);
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length ? by % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}

function couple(message: number): HandPicked {
  return { purpose: 'HOLIDAYS_COUPLE', travelers: 2, message: MESSAGES.fr[message] };
}

function family(message: number): HandPicked {
  return { purpose: 'HOLIDAYS_FAMILY', travelers: 4, message: MESSAGES.fr[message] };
}
