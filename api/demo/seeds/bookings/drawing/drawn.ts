import type { RequestReason } from '@campavia/domain';

import type { Days } from '../plans/calendars';
import type { Choices } from './draw-choices';
import type { Moments, TripTimes } from './moments';
import type { Plan } from '../plans/plans';
import type { ChangeRequestStory } from '../requests/requests';

/** What a guest requests, how it ends and when. */
export interface DrawnChangeRequest {
  story: ChangeRequestStory;
  reason: RequestReason;
  /** For a request of days. */
  days: number | null;
  /** The days of the trip when it was booked. */
  booked: Days;
  /** When it was begun, and each step was made. */
  begun: number;
  at: readonly number[];
}

/** A plan with everything that was drawn for it. */
export interface Drawn {
  plan: Plan;
  choices: Choices;
  times: TripTimes;
  moments: Moments;
  /** What its guest requests once it is booked; its days are those of before then. */
  changeRequest?: DrawnChangeRequest;
  /** From which its chance goes on. */
  nth: number;
}
