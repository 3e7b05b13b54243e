import { Type, type Static } from 'typebox';

/** Payment methods of the provider; the browser names the one it pays with. */
export const STARTABLE_METHODS = ['card', 'card_2', 'cred_4', 'paypal', 'sofort', 'ideal', 'mbway'] as const;

const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);
const RequestId = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'the extension or upgrade that is paid; the trip itself without it',
  }),
);
const Status = Type.Enum(['CREATED', 'SUCCEEDED', 'FAILED']);

/** Which payment of a booking is meant. */
export const PaidRequestQuerySchema = Type.Object({ request_id: RequestId });

export const PreparePaymentQuerySchema = Type.Object({
  request_id: RequestId,
  type: Type.Optional(
    Type.Enum([...STARTABLE_METHODS], { description: 'with it the payment is prepared: days are held' }),
  ),
});

/** The choice of a method. */
export const ChoosePaymentSchema = Type.Object({
  type: Type.Enum([...STARTABLE_METHODS, 'moneyb']),
  use_rental_credits: Type.Optional(Type.Boolean()),
  request_id: RequestId,
});
export type ChoosePayment = Static<typeof ChoosePaymentSchema>;

export const StartPaymentSchema = Type.Object({
  request_id: RequestId,
  type: Type.Enum([...STARTABLE_METHODS]),
  token: Type.Optional(Type.String({ maxLength: 2000, description: 'of the card, from its vault' })),
  phone: Type.Optional(Type.String({ maxLength: 30, description: 'the phone number for MB WAY' })),
  save_card: Type.Optional(Type.Boolean({ description: 'accepted; a card is stored only for its own trip' })),
  use_rental_credits: Type.Optional(Type.Boolean()),
  amount: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'the amount that the user saw; 409 if it has changed',
    }),
  ),
});
export type StartPayment = Static<typeof StartPaymentSchema>;

/** The status of a payment, polled by the waiting page. */
export const AsyncPaymentSchema = Type.Object({
  id: Type.String(),
  status: Status,
  redirect_url: OrNull(Type.String()),
  error_code: OrNull(Type.String()),
});
export type AsyncPayment = Static<typeof AsyncPaymentSchema>;

export const WebRedirectSchema = Type.Object({ id: Type.String(), redirect_url: Type.String() });

export const PaymentOutcomeSchema = Type.Object({
  id: OrNull(Type.String()),
  status: Status,
  error_code: OrNull(Type.String()),
  booking_state: Type.String(),
});
export type PaymentOutcome = Static<typeof PaymentOutcomeSchema>;

export const ConfirmPaymentSchema = Type.Object({
  request_id: RequestId,
  type: Type.Optional(Type.Enum([...STARTABLE_METHODS, 'moneyb'])),
  token: Type.Optional(Type.String({ maxLength: 2000 })),
  use_rental_credits: Type.Optional(Type.Boolean()),
});
export type ConfirmPayment = Static<typeof ConfirmPaymentSchema>;

export const IdempotencyKeySchema = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ maxLength: 200, description: 'the same key with the same body is one payment, for 24 h' }),
  ),
});
