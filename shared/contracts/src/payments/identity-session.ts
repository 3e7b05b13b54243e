import { Type, type Static } from 'typebox';

/** How far a visit to the identity pages of the payment provider is; REVIEW: the provider is looking. */
export const IDENTITY_SESSION_STATUSES = ['PENDING', 'REVIEW', 'VALIDATED', 'REFUSED', 'EXPIRED'] as const;

/** The latest visit of an owner to the identity pages of the payment provider. */
export const IdentitySessionSchema = Type.Object({
  status: Type.Union([Type.Null(), Type.Enum(IDENTITY_SESSION_STATUSES)], {
    description: 'null before the first visit',
  }),
  url: Type.Union([Type.Null(), Type.String()], {
    description: 'page of the provider where the visit continues; null unless it is PENDING',
  }),
});
export type IdentitySession = Static<typeof IdentitySessionSchema>;
