import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

import type { PayinErrorCode } from '@campavia/contracts';
import { CURRENCIES } from '@campavia/domain';

import { payinErrorOf } from './payin-error-of';
import {
  PaymentsFailure,
  PROVIDER_METHODS,
  type MoveAnswer,
  type PayInAnswer,
  type ProviderEvent,
} from './payments-provider';

/** The sandbox's code for a failed PayPal redirect, as used for cards. */
const PAYPAL_FAILED = '990010';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Common = {
  id: Type.String(),
  kind: Type.Union(['pay_in', 'refund', 'deposit'].map((kind) => Type.Literal(kind as 'pay_in'))),
  means: Type.Union(PROVIDER_METHODS.map((means) => Type.Literal(means))),
  reference: Type.String(),
  status: Type.Union([Type.Literal('CREATED'), Type.Literal('SUCCEEDED'), Type.Literal('FAILED')]),
  result_code: NullableText,
  amount: Type.Integer({ minimum: 1 }),
  currency: Type.Union(CURRENCIES.map((code) => Type.Literal(code))),
  alias: Type.Optional(Type.String()),
  card_expiry: Type.Optional(NullableText),
};
const MoveSchema = Type.Object({ ...Common, redirect_url: NullableText });
const EventSchema = Type.Object({ ...Common, object_id: Type.String() });
const CardSchema = Type.Object({ expiry: Type.String(), last_digits: Type.String() });

type MoveFields = Pick<
  Static<typeof MoveSchema>,
  'means' | 'status' | 'result_code' | 'alias' | 'card_expiry'
>;

/** Parses the answer about a refund or deposit. @throws PaymentsFailure away */
export function readMove(body: unknown): MoveAnswer {
  const { id, status, redirect_url, ...fields } = check(MoveSchema, body);
  return { id, status, redirectUrl: redirect_url, errorCode: errorOf({ status, ...fields }) };
}

/** Parses the answer about a pay-in. @throws PaymentsFailure away */
export function readPayIn(body: unknown): PayInAnswer {
  return { ...readMove(body), ...cardOf(check(MoveSchema, body)) };
}

/** Parses an event with a verified signature. @throws PaymentsFailure away */
export function readEvent(body: unknown): ProviderEvent {
  const event = check(EventSchema, body);
  const { id, kind, object_id: objectId, reference, status, amount, currency } = event;
  const what = { id, kind, objectId, reference, status, amount, currency };
  return { ...what, errorCode: errorOf(event), ...cardOf(event) };
}

/** Parses the data of a card. @throws PaymentsFailure away */
export function readCardFacts(body: unknown) {
  const { expiry, last_digits } = check(CardSchema, body);
  return { expiry, lastDigits: last_digits };
}

function errorOf({ status, result_code, means }: MoveFields): PayinErrorCode | null {
  if (status !== 'FAILED') return null;
  return result_code === PAYPAL_FAILED ? 'MPG_PAYPAL_FAILED' : payinErrorOf(result_code, means);
}

function cardOf({ alias, card_expiry }: MoveFields): Pick<PayInAnswer, 'alias' | 'cardExpiry'> {
  return { ...(alias && { alias }), ...(card_expiry && { cardExpiry: card_expiry }) };
}

function check<Schema extends Type.TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Value.Check(schema, body)) return body;
  throw new PaymentsFailure('away', 'an answer that makes no sense');
}
