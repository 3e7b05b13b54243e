import { randomUUID } from 'node:crypto';

import {
  PaymentsFailure,
  type CaptureOrder,
  type CardFacts,
  type PayInAnswer,
  type PayInOrder,
  type PaymentsProvider,
  type ProviderEvent,
} from '../src/providers/payments/payments-provider';

/** A fake payment provider that records payments and refunds. */
export interface FakePayments extends PaymentsProvider {
  payIns: Map<string, { order: PayInOrder; answer: PayInAnswer; calls: number }>;
  refunds: { payInId: string; amount: number }[];
  /** Its answers from now on: at once, after its page, an error, or none. */
  mode: 'pays' | 'waits' | 'declines' | 'away' | 'breaks after it took the money';
  /** The expiry of cards. */
  expiry: string;
  released: string[];
  captures: CaptureOrder[];
  /** Whether deposits can be charged from now on; an authorisation that has expired cannot. */
  refusesCaptures: boolean;
  /** Whether cards refuse deposits from now on. */
  refusesDeposits: boolean;
  /** Whether refunds fail from now on. */
  refusesRefunds: boolean;
  /** Lets an open pay-in end, as its own page would; returns its webhook event. */
  end(reference: string, status: 'SUCCEEDED' | 'FAILED'): ProviderEvent;
}

const CARD = { alias: 'card-1', lastDigits: '4242' };

/** A payment provider for tests. */
export function createFakePayments(): FakePayments {
  const byKey = new Map<string, PayInAnswer>();
  const refunded = new Map<string, string>();
  const captured = new Map<string, string>();
  const fake: FakePayments = {
    payIns: new Map(),
    refunds: [],
    mode: 'pays',
    expiry: '2030-12',
    released: [],
    captures: [],
    refusesCaptures: false,
    refusesDeposits: false,
    refusesRefunds: false,
    cardRegistration: () =>
      Promise.resolve({ house: 'sandbox', id: 'registration-1', url: 'http://vault.test', fields: {} }),
    cardFacts: (card) => Promise.resolve(factsOf(card, fake.expiry)),
    payIn: async (order, key) => {
      await Promise.resolve();
      const known = byKey.get(key);
      if (known) return count(fake, order.reference, known);
      if (fake.mode === 'away') throw new PaymentsFailure('away', 'no answer');
      const answer = answerTo(order, fake.mode);
      byKey.set(key, answer);
      fake.payIns.set(order.reference, { order, answer, calls: 1 });
      if (fake.mode === 'breaks after it took the money') throw new PaymentsFailure('away', 'cut off');
      return answer;
    },
    payInStatus: (id) => {
      const found = [...fake.payIns.values()].find(({ answer }) => answer.id === id);
      if (fake.mode === 'away') return Promise.reject(new PaymentsFailure('away', 'no answer'));
      return found ? Promise.resolve(found.answer) : Promise.reject(new PaymentsFailure('unknown', id));
    },
    refund: ({ payInId, amount }, key) => {
      if (fake.mode === 'away') return Promise.reject(new PaymentsFailure('away', 'no answer'));
      const id = refunded.get(key) ?? randomUUID();
      const refused = { id, status: 'FAILED', redirectUrl: null, errorCode: 'MPG_UNKNOWN' } as const;
      if (fake.refusesRefunds) return Promise.resolve(refused);
      if (!refunded.has(key)) fake.refunds.push({ payInId, amount });
      refunded.set(key, id);
      return Promise.resolve({ id, status: 'SUCCEEDED', redirectUrl: null, errorCode: null });
    },
    authoriseDeposit: () => {
      const id = randomUUID();
      const refused = { id, status: 'FAILED', redirectUrl: null, errorCode: 'MPG_UNKNOWN' } as const;
      const set = { id, status: 'SUCCEEDED', redirectUrl: null, errorCode: null } as const;
      return Promise.resolve(fake.refusesDeposits ? refused : set);
    },
    captureDeposit: (order, key) => {
      if (fake.mode === 'away') return Promise.reject(new PaymentsFailure('away', 'no answer'));
      if (fake.refusesCaptures) return Promise.reject(new PaymentsFailure('refused', 'expired'));
      const id = captured.get(key) ?? randomUUID();
      if (!captured.has(key)) fake.captures.push(order);
      captured.set(key, id);
      return Promise.resolve({ id, status: 'SUCCEEDED', redirectUrl: null, errorCode: null });
    },
    releaseDeposit: async (id) => void fake.released.push(id),
    readWebhook: async (headers, rawBody) => {
      await Promise.resolve();
      if (headers['x-signature'] === 'true') return JSON.parse(rawBody) as ProviderEvent;
      throw new PaymentsFailure('false_signature', 'not signed');
    },
    end: (reference, status) => end(fake, reference, status),
  };
  return fake;
}

function factsOf(card: { token: string } | { alias: string }, expiry: string): CardFacts {
  if ('token' in card && card.token === 'unknown') throw new PaymentsFailure('refused', 'no such token');
  return { expiry, lastDigits: CARD.lastDigits };
}

function answerTo({ type, alias }: PayInOrder, mode: FakePayments['mode']): PayInAnswer {
  const id = randomUUID();
  const cardFields = type.startsWith('card') ? { alias: alias ?? CARD.alias, cardExpiry: '2030-12' } : {};
  if (mode === 'declines') return { id, status: 'FAILED', redirectUrl: null, errorCode: 'MPG_CARD_INACTIVE' };
  if (mode === 'waits')
    return { id, status: 'CREATED', redirectUrl: `http://psp.test/${id}`, errorCode: null };
  return { id, status: 'SUCCEEDED', redirectUrl: null, errorCode: null, ...cardFields };
}

function count(fake: FakePayments, reference: string, answer: PayInAnswer): PayInAnswer {
  const payIn = fake.payIns.get(reference);
  if (payIn) payIn.calls += 1;
  return payIn?.answer ?? answer;
}

function end(fake: FakePayments, reference: string, status: 'SUCCEEDED' | 'FAILED'): ProviderEvent {
  const payIn = fake.payIns.get(reference);
  if (!payIn) throw new Error(`there is no payment ${reference}`);
  const errorCode = status === 'FAILED' ? 'MPG_PAYPAL_FAILED' : null;
  payIn.answer = { ...payIn.answer, status, redirectUrl: null, errorCode };
  const { amount, currency } = payIn.order;
  return {
    id: randomUUID(),
    kind: 'pay_in',
    objectId: payIn.answer.id,
    reference,
    status,
    errorCode,
    amount,
    currency,
  };
}
