import {
  findRequestTransition,
  momentOf,
  priceExtension,
  priceUpgrade,
  type PlainDate,
  type RequestPrice,
  type UpgradeReason,
} from '@campavia/domain';

import { choicesOf, daysOf, linesOf } from '../../../../src/modules/booking-requests/amend-trip';
import { transitionChanges } from '../../../../src/modules/booking-requests/apply-request-transition';
import {
  daysWith,
  factsOfRequest,
  type RequestRow,
} from '../../../../src/modules/booking-requests/request-facts';
import {
  askedOf,
  bookedDaysOf,
  stayOf,
  type RequestedExtension,
} from '../../../../src/modules/booking-requests/request-quotes';
import type { DrawnChangeRequest } from '../drawing/drawn';
import { nowAt } from '../history/now-at';
import type { BookingHistory } from '../history/booking-history';
import { payChangeRequest } from '../history/build-payments';
import { clockMoment } from './request-moments';
import type { ChangeRequestStep } from './requests';

/** Builds the history of a change request, step by step, and applies it to the trip. */
export function buildChangeRequest(history: BookingHistory, changeRequest: DrawnChangeRequest): void {
  const request = begin(history, changeRequest);
  history.requests.push(request);
  changeRequest.scenario.steps.forEach((step, index) => {
    const at =
      step.actor === 'clock' ? clockMoment(request, lastDay(history)) : (changeRequest.at[index] ?? 0);
    make(history, request, { step, at });
  });
}

function begin(history: BookingHistory, { scenario, reason, days, begun }: DrawnChangeRequest): RequestRow {
  const { row, numbers, plan } = history;
  const isDriver = reason === 'second_driver';
  return {
    id: numbers.request(),
    booking_id: row.id,
    kind: scenario.kind,
    reason,
    days,
    state: 'CREATED',
    second_driver_first_name: isDriver ? (DRIVERS[plan.guest.id % DRIVERS.length] ?? null) : null,
    second_driver_last_name: isDriver ? 'Martin' : null,
    ...priceOf(history, { reason, days }, nowAt(begun).today),
    created_at: new Date(begun),
    asked_at: null,
    accepted_at: null,
    settled_at: null,
    answer_by: null,
    pay_by: null,
    message: null,
    refuse_reason: null,
    refuse_comment: null,
  };
}

const DRIVERS = ['Alex', 'Andrea', 'Sam', 'Robin'];

/** Applies a step. A free change is confirmed as soon as no answer is due. */
function make(
  history: BookingHistory,
  request: RequestRow,
  { step, at }: { step: Pick<ChangeRequestStep, 'name' | 'actor'>; at: number },
): void {
  if (request.state === 'CONFIRMED') return;
  const now = nowAt(at);
  const facts = { ...factsOfRequest(request, history.row, now), isPaid: step.name === 'pay' };
  const move = findRequestTransition(step.name, step.actor, facts, now.ms);
  if (!move)
    throw new Error(`${step.actor} cannot ${step.name} a ${request.reason} that is ${request.state}`);
  Object.assign(request, { state: move.to, ...transitionChanges(move, history.row, now) });
  if (move.to === 'CONFIRMED') return grow(history, request, at);
  if (move.to === 'ACCEPTED' && request.total === 0) {
    make(history, request, { step: { name: 'pay', actor: 'provider' }, at });
  }
}

function grow(history: BookingHistory, request: RequestRow, at: number): void {
  const { row } = history;
  const added = linesOf(request).map((line) => ({ ...line, parts: [], requestId: request.id }));
  const range = daysWith(request, row);
  Object.assign(row, daysOf(row, range), choicesOf(request), {
    price: (row.price ?? 0) + request.total,
    earnings: (row.earnings ?? 0) + request.earnings,
  });
  history.lines = [...history.lines, ...added];
  history.changes.push({
    booking_id: row.id,
    at: new Date(at),
    move: request.kind === 'extension' ? 'extend' : 'upgrade',
    actor: 'provider',
    actor_id: null,
    from_state: row.state,
    to_state: row.state,
    reason: null,
    comment: null,
  });
  if (request.total > 0) payChangeRequest(history, request, at);
}

type Asked = Pick<RequestRow, 'reason' | 'days'>;

function priceOf(history: BookingHistory, { reason, days }: Asked, today: PlainDate): RequestPrice {
  const { row, plan } = history;
  const stay = stayOf(row, plan.camper, { today });
  const rateMicros = row.rate_micros ?? 0;
  if (days === null && !reason.startsWith('km')) {
    return priceUpgrade({ stay, reason: reason as UpgradeReason, rateMicros });
  }
  const changeRequest = (days === null ? { reason } : { reason, days }) as RequestedExtension;
  return priceExtension({
    stay,
    asked: askedOf(changeRequest, plan.camper),
    rateMicros,
    ...bookedDaysOf(agreedIn(history)),
  });
}

function agreedIn({ lines, requests }: BookingHistory) {
  const own = lines.filter(({ requestId }) => requestId === null);
  const added = requests.filter(({ state }) => state === 'CONFIRMED').flatMap((request) => request.lines);
  return [
    own.map((line) => ({ ...line, isAdded: false })),
    added.map((line) => ({ ...line, isAdded: true })),
  ].flat();
}

function lastDay({ row }: BookingHistory): number {
  return momentOf(row.date_to, 0, row.time_zone);
}
