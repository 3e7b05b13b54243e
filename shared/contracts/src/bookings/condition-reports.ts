import { Type, type Static, type TSchema } from 'typebox';

import {
  CLAIM_KINDS,
  CLAIM_STATES,
  CONDITION_CHECKS,
  CONDITION_MOMENTS,
  CONDITION_SIDES,
  FULL_TANK_EIGHTHS,
  KM_PACKAGES,
  MAX_ODOMETER_KM,
} from '@campavia/domain';

import { DecimalSchema } from '../lists';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);
const Moment = Type.String({ description: 'UTC timestamp' });
const Side = Type.Enum([...CONDITION_SIDES]);
const MAX_REMARKS = 2000;
const MAX_VERSION = 1_000_000;

const ConditionPhotoSchema = Type.Object({
  id: Type.Integer(),
  url: Type.String({ description: 'of a webp; for guest and owner of the booking only' }),
  name: Type.String({ description: 'name of the file on the user’s device' }),
  added_by: Side,
  added_at: Moment,
});
export type ConditionPhoto = Static<typeof ConditionPhotoSchema>;

/** The condition of a camper at the pick-up or at the return. `version` 0 is a report that is still empty. */
export const ConditionReportSchema = Type.Object({
  moment: Type.Enum([...CONDITION_MOMENTS]),
  state: Type.Enum(['before', 'open', 'over', 'confirmed'], {
    description: 'before, during or after the period for writing it, or confirmed by both sides and final',
  }),
  opens_at: Moment,
  closes_at: Moment,
  version: Type.Integer(),
  odometer_km: OrNull(Type.Integer()),
  fuel_eighths: OrNull(Type.Integer()),
  remarks: OrNull(Type.String()),
  checked: Type.Array(Type.Enum([...CONDITION_CHECKS]), { description: 'checklist completed by both sides' }),
  photos: Type.Array(ConditionPhotoSchema),
  updated_by: OrNull(Side),
  updated_at: OrNull(Moment),
  guest_confirmed_at: OrNull(Moment),
  owner_confirmed_at: OrNull(Moment),
  code_expires_at: OrNull(
    Type.String({ description: 'UTC timestamp until which a code that was sent to the owner is valid' }),
  ),
});
export type ConditionReport = Static<typeof ConditionReportSchema>;

/** The kilometres of a trip; `charged` and `owed` sum to `total`, in `currency`, the owner's. */
export const KilometreSettlementSchema = Type.Object({
  days: Type.Integer(),
  km: Type.Enum([...KM_PACKAGES]),
  driven_km: Type.Integer(),
  included_km: OrNull(Type.Integer({ description: 'null without a limit' })),
  beyond_km: Type.Integer(),
  price_per_km: DecimalSchema,
  total: DecimalSchema,
  charged: DecimalSchema,
  owed: DecimalSchema,
  currency: Type.String(),
  total_used: DecimalSchema,
  currency_used: Type.String(),
  state: Type.Enum(['nothing', 'charging', 'charged', 'owed'], {
    description: 'whether there is anything to pay, and whether the deposit has paid it',
  }),
  settled_at: Moment,
});
export type KilometreSettlement = Static<typeof KilometreSettlementSchema>;

/** What an owner claims from the deposit. */
export const DepositClaimSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...CLAIM_KINDS]),
  state: Type.Enum([...CLAIM_STATES]),
  amount: DecimalSchema,
  currency: Type.String(),
  amount_used: DecimalSchema,
  currency_used: Type.String(),
  description: Type.String(),
  answer: OrNull(Type.String({ description: 'the guest’s answer' })),
  answer_until: Type.String({ description: 'UTC timestamp until which the guest may answer' }),
  waits_for: OrNull(
    Type.Enum(['guest', 'staff'], {
      description: 'who has to act on an open claim; staff make the final decision',
    }),
  ),
  granted: OrNull(
    Type.String({ description: 'amount granted by staff, a decimal; null without a decision' }),
  ),
  decision_note: OrNull(Type.String({ description: 'why staff decided so' })),
  decided_at: OrNull(Moment),
  photos: Type.Array(ConditionPhotoSchema),
  made_at: Moment,
  ended_at: OrNull(Moment),
});
export type DepositClaim = Static<typeof DepositClaimSchema>;

/** The reports of a booking, and their consequences for its deposit. */
export const ConditionReportsSchema = Type.Object({
  results: Type.Array(ConditionReportSchema, { description: 'the pick-up, then the return' }),
  settlement: OrNull(KilometreSettlementSchema),
  claims: Type.Array(DepositClaimSchema),
  claims_until: Moment,
  deposit: Type.Object({
    amount: DecimalSchema,
    left: DecimalSchema,
    currency: Type.String(),
    is_on_card: Type.Boolean({ description: 'set aside on a card; else guest and owner settle themselves' }),
  }),
});
export type ConditionReports = Static<typeof ConditionReportsSchema>;

const Version = Type.Integer({
  minimum: 0,
  maximum: MAX_VERSION,
  description: 'of the report that is changed: 412 when the other side has changed it meanwhile',
});

/** Changes of a report. Each change removes the confirmations of both sides. */
export const UpdateConditionReportSchema = Type.Object(
  {
    version: Version,
    odometer_km: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ODOMETER_KM })),
    fuel_eighths: Type.Optional(Type.Integer({ minimum: 0, maximum: FULL_TANK_EIGHTHS })),
    remarks: Type.Optional(Type.String({ maxLength: MAX_REMARKS })),
    checked: Type.Optional(
      Type.Array(Type.Enum([...CONDITION_CHECKS]), {
        maxItems: CONDITION_CHECKS.length,
        description: 'all that is ticked off by now',
      }),
    ),
  },
  {
    examples: [{ version: 1, odometer_km: 84_210, fuel_eighths: 8, remarks: 'Scratch on the rear bumper.' }],
  },
);
export type UpdateConditionReport = Static<typeof UpdateConditionReportSchema>;

export const ConfirmConditionReportSchema = Type.Object({ version: Version }, { examples: [{ version: 4 }] });
export type ConfirmConditionReport = Static<typeof ConfirmConditionReportSchema>;

/** The owner’s confirmation on the guest’s device. */
export const ConfirmWithCodeSchema = Type.Object(
  { version: Version, code: Type.String({ minLength: 1, maxLength: 20 }) },
  { examples: [{ version: 4, code: '402917' }] },
);
export type ConfirmWithCode = Static<typeof ConfirmWithCodeSchema>;

export const CreateClaimSchema = Type.Object(
  {
    kind: Type.Enum([...CLAIM_KINDS]),
    amount: Type.String({ maxLength: 20, description: 'a decimal in the currency of the deposit' }),
    description: Type.String({ minLength: 1, maxLength: MAX_REMARKS }),
  },
  { examples: [{ kind: 'damage', amount: '120.00', description: 'The left wing mirror is broken.' }] },
);
export type CreateClaim = Static<typeof CreateClaimSchema>;

export const AnswerClaimSchema = Type.Object(
  { answer: Type.String({ minLength: 1, maxLength: MAX_REMARKS }) },
  { examples: [{ answer: 'It was broken when we picked the camper up: see the third photo.' }] },
);
export type AnswerClaim = Static<typeof AnswerClaimSchema>;
