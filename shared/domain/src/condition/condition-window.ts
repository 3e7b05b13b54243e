/** The two condition reports of a trip. */
export const CONDITION_MOMENTS = ['pick_up', 'return'] as const;
export type ConditionMoment = (typeof CONDITION_MOMENTS)[number];

/** Who writes and confirms a condition report. */
export const CONDITION_SIDES = ['guest', 'owner'] as const;
export type ConditionSide = (typeof CONDITION_SIDES)[number];

/** The deadlines of condition reports and claims. */
export const CONDITION_TERMS = {
  /** Hours before the hand-over from which the report of the pick-up may be written. */
  pickUpLeadHours: 24,
  /** Hours after the trip until which the report of the return may be written. */
  returnHours: 48,
  /** Hours after the return until which the owner may claim from the deposit. */
  claimHours: 48,
  /** Hours after a claim until which the guest may answer it. */
  answerHours: 120,
  /** How long a code for the owner is valid. */
  codeMinutes: 15,
  /** Maximum attempts with a code. */
  codeTries: 5,
} as const;

export const CONDITION_CODE_DIGITS = 6;
export const MAX_CONDITION_PHOTOS = 20;
export const MAX_CLAIMS = 10;

const HOUR_MS = 3_600_000;

/** The moments at which a camper is handed over and returned. */
export interface TripMoments {
  startsAtMs: number;
  endsAtMs: number;
}

/** A period of time; `untilMs` is not part of it. */
export interface TimeWindow {
  fromMs: number;
  untilMs: number;
}

/** When a condition report may be written and confirmed. */
export function conditionWindow(moment: ConditionMoment, { startsAtMs, endsAtMs }: TripMoments): TimeWindow {
  const { pickUpLeadHours, returnHours } = CONDITION_TERMS;
  if (moment === 'pick_up') return { fromMs: startsAtMs - pickUpLeadHours * HOUR_MS, untilMs: endsAtMs };
  return { fromMs: startsAtMs, untilMs: endsAtMs + returnHours * HOUR_MS };
}

/**
 * When an owner may claim from the deposit: from the start of the trip until 48 hours after its end, or after the
 * return was confirmed by both where that was later.
 */
export function claimWindow(
  { startsAtMs, endsAtMs }: TripMoments,
  returnConfirmedAtMs: number | null,
): TimeWindow {
  const returnedAtMs = Math.max(endsAtMs, returnConfirmedAtMs ?? endsAtMs);
  return { fromMs: startsAtMs, untilMs: returnedAtMs + CONDITION_TERMS.claimHours * HOUR_MS };
}

/** Whether a moment is before, in or after a period. */
export function placeInWindow({ fromMs, untilMs }: TimeWindow, ms: number): 'before' | 'open' | 'over' {
  if (ms < fromMs) return 'before';
  return ms < untilMs ? 'open' : 'over';
}
