import { Type, type Static, type TSchema } from 'typebox';

import { EXTENSION_KINDS, REQUEST_END_CAUSES, REQUEST_STATES } from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { EXTENSION_REASONS, OWNER_REFUSE_REASONS, UPGRADE_REASONS } from '../listings/option-codes';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);

const State = Type.Enum([...REQUEST_STATES]);

const EndCause = OrNull(
  Type.Enum([...REQUEST_END_CAUSES], { description: 'why it came to nothing; null while it has not' }),
);

/** The lines of an extension or upgrade, by the codes of the lines of a price; they sum to `price_total`. */
const RequestLinesSchema = Type.Array(Type.Object({ code: Type.String(), amount: DecimalSchema }));

const priceFields = {
  price_total: DecimalSchema,
  price: DecimalSchema,
  fees: DecimalSchema,
  currency: Type.String(),
  lines: RequestLinesSchema,
};

/**
 * A change of a trip that its guest requests and its owner answers; `price_total` is `price` with `fees`. For the owner
 * it is instead their earnings from it, in their own currency and without fees.
 */
export const ExtensionSchema = Type.Object({
  id: Type.Integer(),
  state: State,
  ...priceFields,
  requests: Type.Array(
    Type.Object({
      reason: Type.Enum([...EXTENSION_REASONS]),
      quantity: Type.Integer({
        description: 'days, negative for a move to earlier days; 1 for additions without days',
      }),
      price_total: DecimalSchema,
    }),
  ),
  rules: OrNull(Type.Object({ earliest: PlainDateSchema, latest: PlainDateSchema })),
  message: OrNull(Type.String({ description: 'message of the guest to the owner' })),
  refusal: OrNull(
    Type.Object(
      { reason: OrNull(Type.Enum([...OWNER_REFUSE_REASONS])), comment: OrNull(Type.String()) },
      { description: 'message of the owner with the refusal' },
    ),
  ),
  end_cause: EndCause,
  answer_by: OrNull(Type.String({ description: 'UTC timestamp' })),
  pay_by: OrNull(Type.String({ description: 'UTC timestamp' })),
  created_on: Type.String({ description: 'UTC timestamp' }),
});
export type Extension = Static<typeof ExtensionSchema>;

/** An addition to a trip that needs no answer of the owner. */
export const UpgradeSchema = Type.Object({
  id: Type.Integer(),
  state: State,
  ...priceFields,
  requests: Type.Array(
    Type.Object({
      reason: Type.Enum([...UPGRADE_REASONS]),
      price_total: DecimalSchema,
      second_driver: OrNull(Type.Object({ first_name: Type.String(), last_name: Type.String() })),
    }),
  ),
  end_cause: EndCause,
  pay_by: OrNull(Type.String({ description: 'UTC timestamp' })),
  created_on: Type.String({ description: 'UTC timestamp' }),
});
export type Upgrade = Static<typeof UpgradeSchema>;

/** The first possible first day of the trip, the last possible last day, and the days without hand-over. */
const ExtensionRulesSchema = Type.Object({
  earliest: PlainDateSchema,
  latest: PlainDateSchema,
  closed_weekdays: Type.Array(Type.Integer({ description: 'Monday 1 to Sunday 7' })),
  closed_dates: Type.Array(PlainDateSchema),
});
export type ExtensionRules = Static<typeof ExtensionRulesSchema>;

/** The extensions of a trip in the order of their requests; `rules` is null if no other one is possible. */
export const ExtensionListSchema = Type.Object({
  count: Type.Integer(),
  results: Type.Array(ExtensionSchema),
  rules: OrNull(ExtensionRulesSchema),
});
export type ExtensionList = Static<typeof ExtensionListSchema>;

/** The extension to be confirmed: the open one or the last one, and the days of the trip with it. */
export const ExtensionConfirmationSchema = Type.Object({
  extension: ExtensionSchema,
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  is_payable: Type.Boolean(),
});
export type ExtensionConfirmation = Static<typeof ExtensionConfirmationSchema>;

/** The upgrades of a trip, and the available ones with their prices. */
export const UpgradeListSchema = Type.Object({
  count: Type.Integer(),
  results: Type.Array(UpgradeSchema),
  offers: Type.Array(
    Type.Object({
      type: Type.Enum([...UPGRADE_REASONS]),
      price_total: DecimalSchema,
      currency: Type.String(),
      lines: RequestLinesSchema,
    }),
  ),
});
export type UpgradeList = Static<typeof UpgradeListSchema>;

const ASKED_REASONS = [
  'day_before',
  'day_after',
  'day_slide',
  'km_100',
  'km_200',
  'km_unlimited',
  'ins_day_before',
  'ins_day_after',
] as const;

/** A request for a longer, later or earlier trip, or for more kilometres. Days are given as a number or as the new dates. */
export const CreateExtensionSchema = Type.Object(
  {
    reason: Type.Enum([...ASKED_REASONS]),
    days: Type.Optional(
      Type.Integer({ minimum: -365, maximum: 365, description: 'of a slide negative towards earlier' }),
    ),
    date_from: Type.Optional(PlainDateSchema),
    date_to: Type.Optional(PlainDateSchema),
  },
  { examples: [{ reason: 'day_after', days: 2 }] },
);
export type CreateExtension = Static<typeof CreateExtensionSchema>;

/** The extension to be priced. */
export const ExtensionPriceQuerySchema = Type.Object({
  reason: Type.Enum([...ASKED_REASONS]),
  days: Type.Optional(
    Type.Integer({ minimum: -365, maximum: 365, description: 'of a slide negative towards earlier' }),
  ),
});
export type ExtensionPriceQuery = Static<typeof ExtensionPriceQuerySchema>;

/** The current price of an extension, and the days of the trip with it. Creates nothing. */
export const ExtensionPriceSchema = Type.Object({
  ...priceFields,
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
});
export type ExtensionPrice = Static<typeof ExtensionPriceSchema>;

/** The days of a calendar to be priced. */
export const ExtensionPricesQuerySchema = Type.Object({ kind: Type.Enum([...EXTENSION_KINDS]) });
export type ExtensionPricesQuery = Static<typeof ExtensionPricesQuerySchema>;

/** The current price of each possible extension of a kind; impossible ones are omitted. */
export const ExtensionPricesSchema = Type.Object({
  currency: Type.String(),
  results: Type.Array(
    Type.Object({
      reason: Type.Enum([...ASKED_REASONS]),
      days: Type.Integer(),
      price_total: DecimalSchema,
    }),
  ),
});
export type ExtensionPrices = Static<typeof ExtensionPricesSchema>;

const Comment = Type.String({ maxLength: 2000 });

/** A message to the owner, and the price shown to the guest: 409 if the price is now another one. */
export const SendExtensionSchema = Type.Object(
  {
    message: Type.Optional(Comment),
    price_total: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { examples: [{ message: 'Our ferry goes a day later.', price_total: '278.40' }] },
);
export type SendExtension = Static<typeof SendExtensionSchema>;

/** Why an owner refuses an extension; its guest reads both. */
export const RefuseExtensionSchema = Type.Object(
  {
    reason: Type.Optional(Type.Enum([...OWNER_REFUSE_REASONS])),
    comment: Type.Optional(Comment),
  },
  { examples: [{ reason: 'UNAVAILABLE', comment: 'The camper is at the garage until the 27th.' }] },
);
export type RefuseExtension = Static<typeof RefuseExtensionSchema>;

const DriverName = Type.String({ minLength: 1, maxLength: 100 });

/** A request that needs no answer of the owner; a second driver is named. */
export const CreateUpgradeSchema = Type.Object(
  {
    type: Type.Enum([...UPGRADE_REASONS]),
    second_driver: Type.Optional(Type.Object({ first_name: DriverName, last_name: DriverName })),
  },
  { examples: [{ type: 'second_driver', second_driver: { first_name: 'Zoé', last_name: 'Martin' } }] },
);
export type CreateUpgrade = Static<typeof CreateUpgradeSchema>;
