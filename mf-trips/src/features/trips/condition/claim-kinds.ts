import { claimKindMessages } from './claim-kinds.messages';

/** The kind of a claim, as part of a line. */
export const CLAIM_KIND_MESSAGES = {
  damage: claimKindMessages.damage,
  cleaning: claimKindMessages.cleaning,
  fuel: claimKindMessages.fuelKind,
  tolls: claimKindMessages.tolls,
  kilometres: claimKindMessages.kilometres,
  other: claimKindMessages.other,
} as const;
