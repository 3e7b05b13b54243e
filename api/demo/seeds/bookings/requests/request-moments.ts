import { addDays, momentOf, type RequestReason } from '@campavia/domain';

import type { Random } from '../../campers/random';
import type { Days } from '../plans/calendars';
import type { Drawn } from '../drawing/drawn';
import { isOpenChangeRequest, type ChangeRequestStory } from './requests';
import type { World } from '../world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
const CLOSED_HOURS = 32;

interface Wished {
  story: ChangeRequestStory;
  reason: RequestReason;
  booked: Days;
  world: World;
}

/** When a request was begun and its steps were made: after the trip was paid, and before it is too late for it. */
export function momentsOfChangeRequest(
  random: Random,
  drawn: Drawn,
  wished: Wished,
): { begun: number; at: readonly number[] } | undefined {
  const { story, world } = wished;
  const first = (drawn.moments.paid ?? world.nowMs) + HOUR;
  const gaps = story.steps.map(({ hours: [least, most] }) => (least + random.next() * (most - least)) * HOUR);
  const latest = lastMoment(drawn, wished) - story.takes * HOUR;
  const begun = isOpenChangeRequest(story)
    ? world.nowMs - sumOf(gaps) - (0.2 + random.next() * 3) * HOUR
    : first + random.next() * (latest - first);
  if (latest <= first || begun < first || begun > latest + story.takes * HOUR) return undefined;
  let at = begun;
  return { begun, at: gaps.map((gap) => (at += gap)) };
}

/** Until when everything has to be done that somebody does. */
function lastMoment({ plan, choices, times }: Drawn, { story, reason, booked, world }: Wished): number {
  const { camper, days } = plan;
  const now = world.nowMs - MINUTE;
  if (story.trips === 'past') return Math.min(now, dayAt(booked.to, 0) - 6 * HOUR);
  const starts = momentOf(addDays(world.today, days.from), choices.hour_from, times.zone);
  const isBeforeStart = story.kind === 'upgrade' || reason === 'day_before' || reason === 'day_slide';
  const lead = story.kind === 'upgrade' ? 0.25 : camper.min_future + 1.5;
  return Math.min(now, isBeforeStart ? starts - lead * DAY : dayAt(booked.to, 0) - 6 * HOUR);

  function dayAt(day: number, hour: number): number {
    return momentOf(addDays(world.today, day), hour, times.zone);
  }
}

function sumOf(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

/** When a clock makes its step: at the end of the term, or in the night after the last day. */
export function clockMoment(
  { answer_by, pay_by }: { answer_by: Date | null; pay_by: Date | null },
  lastDayStartsMs: number,
): number {
  const term = pay_by ?? answer_by;
  return term ? term.getTime() + MINUTE : lastDayStartsMs + CLOSED_HOURS * HOUR;
}
