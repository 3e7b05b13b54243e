import { Type, type Static } from 'typebox';

/** The status of an identity check at the payment provider; REVIEW: the provider is checking. */
export const IDENTITY_SESSION_STATUSES = ['PENDING', 'REVIEW', 'VALIDATED', 'REFUSED', 'EXPIRED'] as const;

/** The latest identity check of an owner at the payment provider. */
export const IdentitySessionSchema = Type.Object({
  status: Type.Union([Type.Null(), Type.Enum(IDENTITY_SESSION_STATUSES)], {
    description: 'null before the first visit',
  }),
  url: Type.Union([Type.Null(), Type.String()], {
    description: 'page of the provider where the session continues; null unless it is PENDING',
  }),
});
export type IdentitySession = Static<typeof IdentitySessionSchema>;
