import { tripConditionMessages } from './trip-condition.messages';

/** What a claim is for, as part of a line. */
export const CLAIM_KIND_MESSAGES = {
  damage: tripConditionMessages.damage,
  cleaning: tripConditionMessages.cleaning,
  fuel: tripConditionMessages.fuelKind,
  tolls: tripConditionMessages.tolls,
  other: tripConditionMessages.other,
} as const;
