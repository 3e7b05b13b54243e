import { addDays, type PlainDate } from '@campavia/domain';

import type { Random } from './random';

/** First and last booked day, both included. */
export interface BusyDays {
  from: PlainDate;
  to: PlainDate;
  kind: 'booking' | 'owner' | 'ical';
}

/** Share of booked days in per cent, January first. */
const OCCUPANCY = [12, 14, 17, 26, 34, 42, 55, 55, 38, 26, 15, 18];

const DAYS_BACK = 45;
const DAYS_AHEAD = 480;

/** From this many days ahead on, fewer trips are booked. */
const SETTLED_AHEAD = 300;
const YET_BOOKED_BEYOND = 0.4;

/** Draws a camper's calendar: trips, blocks by the owner, and events of imported calendars. */
export function drawBusyDays(random: Random, today: PlainDate): BusyDays[] {
  const demand = 0.5 + random.next();
  const start = addDays(today, -DAYS_BACK);
  const taken: BusyDays[] = [];
  let offset = 0;
  while (offset < DAYS_BACK + DAYS_AHEAD) {
    const from = addDays(start, offset);
    const days = random.weighted([
      [3, 18],
      [4, 16],
      [7, 26],
      [10, 12],
      [14, 16],
      [16, 4],
      [2, 8],
    ]);
    if (random.chance(chanceOfStart(from, offset - DAYS_BACK, demand))) {
      taken.push({ from, to: addDays(from, days - 1), kind: kindOf(random) });
      offset += days;
    }
    offset += 1;
  }
  return taken;
}

const USUAL_DAYS = 7.5;

function chanceOfStart(date: PlainDate, ahead: number, demand: number): number {
  const wanted = ((OCCUPANCY[Number(date.slice(5, 7)) - 1] ?? 20) / 100) * demand;
  const share = Math.min(0.92, ahead > SETTLED_AHEAD ? wanted * YET_BOOKED_BEYOND : wanted);
  return share / (USUAL_DAYS * (1 - share) + share);
}

function kindOf(random: Random): BusyDays['kind'] {
  return random.weighted([
    ['booking', 72],
    ['owner', 17],
    ['ical', 11],
  ]);
}
