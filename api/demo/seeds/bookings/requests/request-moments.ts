import { addDays, momentOf, type RequestReason } from '@campavia/domain';

import type { Random } from '../../campers/random';
import type { Days } from '../plans/calendars';
import type { Drawn } from '../drawing/drawn';
import { isOpenChangeRequest, type ChangeRequestScenario } from './requests';
import type { ExistingData } from '../existing-data';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
const CLOSED_HOURS = 32;

interface Wished {
  scenario: ChangeRequestScenario;
  reason: RequestReason;
  booked: Days;
  existing: ExistingData;
}

/** Draws when a change request was created and its steps were made: after the trip was paid, and in time. */
export function momentsOfChangeRequest(
  random: Random,
  drawn: Drawn,
  wished: Wished,
): { begun: number; at: readonly number[] } | undefined {
  const { scenario, existing } = wished;
  const first = (drawn.moments.paid ?? existing.nowMs) + HOUR;
  const gaps = scenario.steps.map(
    ({ hours: [least, most] }) => (least + random.next() * (most - least)) * HOUR,
  );
  const latest = lastMoment(drawn, wished) - scenario.takes * HOUR;
  const begun = isOpenChangeRequest(scenario)
    ? existing.nowMs - sumOf(gaps) - (0.2 + random.next() * 3) * HOUR
    : first + random.next() * (latest - first);
  if (latest <= first || begun < first || begun > latest + scenario.takes * HOUR) return undefined;
  let at = begun;
  return { begun, at: gaps.map((gap) => (at += gap)) };
}

/** Latest moment of the last step that a user makes. */
function lastMoment({ plan, choices, times }: Drawn, { scenario, reason, booked, existing }: Wished): number {
  const { camper, days } = plan;
  const now = existing.nowMs - MINUTE;
  if (scenario.trips === 'past') return Math.min(now, dayAt(booked.to, 0) - 6 * HOUR);
  const starts = momentOf(addDays(existing.today, days.from), choices.hour_from, times.zone);
  const isBeforeStart = scenario.kind === 'upgrade' || reason === 'day_before' || reason === 'day_slide';
  const lead = scenario.kind === 'upgrade' ? 0.25 : camper.min_future + 1.5;
  return Math.min(now, isBeforeStart ? starts - lead * DAY : dayAt(booked.to, 0) - 6 * HOUR);

  function dayAt(day: number, hour: number): number {
    return momentOf(addDays(existing.today, day), hour, times.zone);
  }
}

function sumOf(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

/** Moment of a step by the job: at the end of the deadline, or in the night after the last day. */
export function clockMoment(
  { answer_by, pay_by }: { answer_by: Date | null; pay_by: Date | null },
  lastDayStartsMs: number,
): number {
  const term = pay_by ?? answer_by;
  return term ? term.getTime() + MINUTE : lastDayStartsMs + CLOSED_HOURS * HOUR;
}
