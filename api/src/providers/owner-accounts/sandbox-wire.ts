import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

import type { PayoutRefusal, PlainDate, ProviderRefusal } from '@campavia/domain';

import { PaymentsFailure } from '../payments/payments-provider';
import type {
  IdentitySession,
  OwnerAccountEvent,
  PayoutAnswer,
  ProviderBankAccount,
  ProviderDeclaration,
  ProviderDocument,
} from './owner-accounts-provider';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

const IdSchema = Type.Object({ id: Type.String() });
const AddressSchema = Type.Object({
  street: Type.String(),
  city: Type.String(),
  zipcode: Type.String(),
  country: Type.String(),
});
const BankAccountSchema = Type.Object({
  id: Type.String(),
  status: oneOf('PENDING', 'ACTIVE', 'INACTIVE'),
  reference: Type.String(),
});
const DeclarationSchema = Type.Object({
  id: Type.String(),
  status: oneOf('C', 'A', 'V', 'I', 'R'),
  reason: NullableText,
  persons: Type.Array(
    Type.Object({
      id: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      bornOn: Type.Unsafe<PlainDate>(Type.String()),
      birthCity: Type.String(),
      birthCountry: Type.String(),
      nationality: Type.String(),
      address: AddressSchema,
    }),
  ),
});
const DocumentSchema = Type.Object({
  id: Type.String(),
  status: oneOf('CREATED', 'VALIDATION_ASKED', 'VALIDATED', 'REFUSED', 'OUT_OF_DATE'),
  reason: NullableText,
});
const SessionSchema = Type.Object({
  id: Type.String(),
  url: Type.String(),
  status: oneOf('PENDING', 'REVIEW', 'VALIDATED', 'REFUSED', 'EXPIRED'),
});
const PayoutSchema = Type.Object({
  id: Type.String(),
  status: oneOf('CREATED', 'SUCCEEDED', 'FAILED'),
  reason: NullableText,
});
const EventSchema = Type.Object({
  id: Type.String(),
  kind: oneOf('payout', 'ubo_declaration', 'document', 'identity_session', 'bank_account'),
  object_id: Type.String(),
});

/** The following parse answers of the sandbox. @throws PaymentsFailure away */
export const readId = (body: unknown): string => check(IdSchema, body).id;

export function readBankAccount(body: unknown): ProviderBankAccount {
  const { id, status, reference } = check(BankAccountSchema, body);
  return { id, status, reference, confirmUrl: null };
}

export function readBankAccounts(body: unknown): ProviderBankAccount[] {
  return check(Type.Array(BankAccountSchema), body).map(readBankAccount);
}

export function readDeclaration(body: unknown): ProviderDeclaration {
  const { id, status, reason, persons } = check(DeclarationSchema, body);
  return { id, status, reason, persons: persons.map(toPerson) };
}

export function readDocument(body: unknown): ProviderDocument {
  const { id, status, reason } = check(DocumentSchema, body);
  return { id, status, refusal: reason as ProviderRefusal | null };
}

export function readSession(body: unknown): IdentitySession {
  const { id, url, status } = check(SessionSchema, body);
  return { id, url, status };
}

export function readPayout(body: unknown): PayoutAnswer {
  const { id, status, reason } = check(PayoutSchema, body);
  return { id, status, refusal: status === 'FAILED' ? ((reason ?? 'other') as PayoutRefusal) : null };
}

export function readAccountEvent(body: unknown): OwnerAccountEvent {
  const { id, kind, object_id: objectId } = check(EventSchema, body);
  return { id, kind, objectId };
}

function toPerson(person: Static<typeof DeclarationSchema>['persons'][number]) {
  const { id, firstName, lastName, bornOn, birthCity, birthCountry, nationality, address } = person;
  return { id, firstName, lastName, bornOn, birthCity, birthCountry, nationality, address };
}

function check<Schema extends Type.TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Value.Check(schema, body)) return body;
  throw new PaymentsFailure('away', 'an answer that makes no sense');
}
