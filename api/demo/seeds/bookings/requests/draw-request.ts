import { addDays, checkExtension, tierOfId, UPGRADE_REASONS, type RequestReason } from '@campavia/domain';

import { weekdaysOf } from '../../../../src/core/weekdays';
import { askedOf, type RequestedExtension } from '../../../../src/modules/booking-requests/request-quotes';
import type { Random } from '../../campers/random';
import type { Days } from '../plans/calendars';
import type { Drawn, DrawnChangeRequest } from '../drawing/drawn';
import { nowAt } from '../history/now-at';
import type { Planning } from '../plans/planning';
import { momentsOfChangeRequest } from './request-moments';
import {
  isOpenChangeRequest,
  CHANGE_REQUESTS,
  type ChangeRequestName,
  type ChangeRequestScenario,
} from './requests';

/** The wanted request; absent parts are random. */
export interface Wanted {
  name: ChangeRequestName;
  reason?: RequestReason;
}

/** Draws a change request of a trip; undefined when trip, camper or time do not allow one. */
export function drawChangeRequest(
  random: Random,
  drawn: Drawn,
  { wanted, planning }: { wanted: Wanted; planning: Planning },
): DrawnChangeRequest | undefined {
  const scenario: ChangeRequestScenario = CHANGE_REQUESTS[wanted.name];
  const reason = wanted.reason ?? drawReason(random, scenario, wanted.name);
  if (!isOnOffer(reason, drawn)) return undefined;
  const days = daysOf(random, reason);
  const isMade = wanted.name === 'extended';
  const booked = isMade ? before(drawn.plan.days, reason, days) : drawn.plan.days;
  if (!areDaysFree({ drawn, reason, days, booked, isMade }, planning)) return undefined;
  const moments = momentsOfChangeRequest(random, drawn, {
    scenario,
    reason,
    booked,
    existing: planning.existing,
  });
  if (!moments) return undefined;
  const changeRequest = { scenario, reason, days, booked, ...moments };
  return scenario.kind === 'upgrade' || isAllowed(changeRequest, drawn, planning) ? changeRequest : undefined;
}

const REASONS = [
  ['day_after', 45],
  ['day_before', 15],
  ['day_slide', 10],
  ['km_200', 12],
  ['km_unlimited', 8],
  ['ins_day_after', 6],
  ['ins_day_before', 4],
] as const;

// A free change is confirmed immediately, so a request that waits for payment must have a price.
function drawReason(random: Random, scenario: ChangeRequestScenario, name: ChangeRequestName): RequestReason {
  if (scenario.kind === 'upgrade') return random.pick(UPGRADE_REASONS);
  return isOpenChangeRequest(scenario) || name === 'unpaid' ? 'day_after' : random.weighted(REASONS);
}

function isOnOffer(reason: RequestReason, { plan: { camper }, choices }: Drawn): boolean {
  const isInsured = tierOfId(choices.insurance_id)?.slug !== 'none';
  const offered: Partial<Record<RequestReason, boolean>> = {
    km_200: camper.km_200_per_day > 0,
    km_unlimited: camper.km_unlimited && camper.km_unlimited_per_day > camper.km_200_per_day,
    ins_day_before: isInsured,
    ins_day_after: isInsured,
    buyback: isInsured,
    rental_cover: !choices.rental_cover,
    second_driver: isInsured && !choices.second_driver && camper.second_driver === 'not_selected',
  };
  return offered[reason] ?? true;
}

// Trips are only moved to earlier days.
function daysOf(random: Random, reason: RequestReason): number | null {
  if (!reason.includes('day')) return null;
  return reason === 'day_slide' ? -random.whole(1, 3) : random.whole(1, 2);
}

/** The days of a trip before the change was applied. */
function before({ from, to }: Days, reason: RequestReason, days: number | null): Days {
  const more = days ?? 0;
  if (reason === 'day_before') return { from: from + more, to };
  if (reason === 'day_after') return { from, to: to - more };
  return reason === 'day_slide' ? { from: from - more, to: to - more } : { from, to };
}

interface Placed {
  drawn: Drawn;
  reason: RequestReason;
  days: number | null;
  booked: Days;
  isMade: boolean;
}

// Whether the requested days and the trip's former days are free.
function areDaysFree({ drawn, reason, days, booked, isMade }: Placed, { calendars }: Planning): boolean {
  const { camper, days: own } = drawn.plan;
  const least = Math.max(2, camper.min_days);
  const more = days ?? 0;
  if (booked.to - booked.from + 1 < least) return false;
  const isFree = (beside: Days) => beside.from > beside.to || calendars.isFree(camper.id, beside);
  if (isMade) return isFree({ from: own.to + 1, to: booked.to });
  if (reason === 'day_before') return isFree({ from: own.from - more, to: own.from - 1 });
  if (reason === 'day_after') return isFree({ from: own.to + 1, to: own.to + more });
  return reason !== 'day_slide' || isFree({ from: own.from + more, to: own.from - 1 });
}

function isAllowed(
  { reason, days, booked, begun, at }: DrawnChangeRequest,
  { plan, choices }: Drawn,
  planning: Planning,
) {
  const { camper } = plan;
  const { today } = planning.existing;
  const changeRequest = (days === null ? { reason } : { reason, days }) as RequestedExtension;
  const trip = {
    from: addDays(today, booked.from),
    to: addDays(today, booked.to),
    busy: [],
    minFuture: camper.min_future,
    maxFuture: camper.max_future,
    closedDates: camper.closed_dates,
    closedWeekdays: weekdaysOf(camper.closed_weekdays),
    kmPackage: choices.km_package,
  };
  return [begun, at[0] ?? begun].every(
    (ms) => checkExtension(askedOf(changeRequest, camper), { ...trip, today: nowAt(ms).today }) === null,
  );
}
