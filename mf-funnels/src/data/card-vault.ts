import type { PaymentPreparation } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import { forVault, type TypedCard } from '../rules/card-fields';
import type { PaymentTrouble } from '../rules/payment-trouble';

type Registration = NonNullable<PaymentPreparation['card_registration']>;

/** How a house wants cards, and how it answers. */
interface House {
  ask(registration: Registration, card: TypedCard): Promise<Response>;
  read(answer: Response, registration: Registration): Promise<string | PaymentTrouble>;
}

const TIMEOUT_MS = 20_000;

/**
 * Brings a card straight to the provider's vault, past the site and its api, which never see it.
 * @returns the token that stands for it, or why there is none
 */
export async function bringToVault(
  registration: Registration,
  card: TypedCard,
): Promise<string | PaymentTrouble> {
  const house = HOUSES[registration.house];
  if (!house) return { code: 'vault' };
  try {
    return await house.read(await house.ask(registration, forVault(card)), registration);
  } catch {
    return { code: 'vault' };
  }
}

const sandbox: House = {
  ask: ({ url }, card) =>
    send(url, JSON.stringify(card), {
      'Content-Type': 'application/json',
      'Accept-Language': platform().site.isoTag,
    }),
  async read(answer) {
    const said = (await answer.json()) as Record<string, unknown>;
    if (answer.ok) return typeof said.token === 'string' ? said.token : { code: 'token' };
    return answer.status === 400 ? { code: 'card', fields: firstSentences(said) } : { code: 'vault' };
  },
};

/** What Mangopay's vault answers for a field; its words are no words for people, so ours stand at the field. */
const FIELD_OF_CODE: Record<string, 'number' | 'expiry' | 'cvx'> = {
  '105202': 'number',
  '105203': 'expiry',
  '105204': 'cvx',
};

const mangopay: House = {
  ask({ url, fields }, { number, expiry, cvx }) {
    const form = { ...fields, cardNumber: number, cardExpirationDate: expiry, cardCvx: cvx };
    return send(url, new URLSearchParams(form));
  },
  async read(answer, { id }) {
    const text = (await answer.text()).trim();
    if (text.startsWith('data=')) return `${id}:${text}`;
    const field = FIELD_OF_CODE[text.replace('errorCode=', '')];
    return field ? { code: 'card', fields: { [field]: '' } } : { code: 'token' };
  },
};

const HOUSES: Record<string, House> = { sandbox, mangopay };

function send(url: string, body: BodyInit, headers?: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // No cookies: the vault knows nobody of ours.
  return fetch(new URL(url, window.location.href), {
    method: 'POST',
    body,
    headers,
    credentials: 'omit',
    signal,
  });
}

function firstSentences(said: Record<string, unknown>): PaymentTrouble['fields'] {
  const entries = Object.entries(said).map(([field, sentences]) => [
    field,
    String([sentences].flat()[0] ?? ''),
  ]);
  return Object.fromEntries(entries) as PaymentTrouble['fields'];
}
