import type { RequestReason } from '@campavia/domain';

import type { Days } from '../plans/calendars';
import type { Choices } from './draw-choices';
import type { Moments, TripTimes } from './moments';
import type { Plan } from '../plans/plans';
import type { ChangeRequestScenario } from '../requests/requests';

/** A change request of a guest, its outcome and moments. */
export interface DrawnChangeRequest {
  scenario: ChangeRequestScenario;
  reason: RequestReason;
  /** For extensions by days, otherwise null. */
  days: number | null;
  /** The days of the trip when it was booked. */
  booked: Days;
  /** Moments of creation and of each step, in milliseconds of the epoch. */
  begun: number;
  at: readonly number[];
}

/** A plan with everything drawn for it. */
export interface Drawn {
  plan: Plan;
  choices: Choices;
  times: TripTimes;
  moments: Moments;
  /** Requested after the booking; the trip's days are those before the change. */
  changeRequest?: DrawnChangeRequest;
  /** Index of the plan, which seeds further random draws. */
  nth: number;
}
