import { Type, type Static } from 'typebox';

import { PAYOUT_REQUIREMENTS, REQUIREMENT_STATUSES } from '@campavia/domain';

/** One requirement that an owner must meet before payouts. */
export const PayoutRequirementSchema = Type.Object({
  name: Type.Enum(PAYOUT_REQUIREMENTS),
  status: Type.Enum(REQUIREMENT_STATUSES),
  document_id: Type.Union([
    Type.Null(),
    Type.Integer({ description: 'the next document to send, if one is missing or refused' }),
  ]),
  resting_until: Type.Union([
    Type.Null(),
    Type.String({ description: 'UTC timestamp: until when payouts wait after the bank account was changed' }),
  ]),
});
export type PayoutRequirement = Static<typeof PayoutRequirementSchema>;

/** All requirements of an owner, in the recommended order. */
export const PayoutRequirementsSchema = Type.Object({
  count: Type.Integer(),
  done: Type.Integer({ description: 'how many are in order' }),
  results: Type.Array(PayoutRequirementSchema),
});
export type PayoutRequirements = Static<typeof PayoutRequirementsSchema>;
