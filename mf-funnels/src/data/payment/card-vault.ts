import type { PaymentPreparation } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import { normalizeCard, type TypedCard } from '../../rules/payment/card-fields';
import type { PaymentFailure } from '../../rules/payment/payment-failure';

type Registration = NonNullable<PaymentPreparation['card_registration']>;

interface CardVault {
  ask(registration: Registration, card: TypedCard): Promise<Response>;
  read(answer: Response, registration: Registration): Promise<string | PaymentFailure>;
}

const TIMEOUT_MS = 20_000;

/** Sends a card from the browser to the provider's vault: the site and its api must never see it. */
export async function tokenizeCard(
  registration: Registration,
  card: TypedCard,
): Promise<string | PaymentFailure> {
  const vault = CARD_VAULTS[registration.house];
  if (!vault) return { code: 'vault' };
  try {
    return await vault.read(await vault.ask(registration, normalizeCard(card)), registration);
  } catch {
    return { code: 'vault' };
  }
}

const sandbox: CardVault = {
  ask: ({ url }, card) =>
    send(url, JSON.stringify(card), {
      'Content-Type': 'application/json',
      'Accept-Language': platform().site.isoTag,
    }),
  async read(answer) {
    const payload = (await answer.json()) as Record<string, unknown>;
    if (answer.ok) return typeof payload.token === 'string' ? payload.token : { code: 'token' };
    return answer.status === 400 ? { code: 'card', fields: firstSentences(payload) } : { code: 'vault' };
  },
};

/** Mangopay's error codes per field. Their texts are not meant for users, so the page has its own. */
const FIELD_OF_CODE: Record<string, 'number' | 'expiry' | 'cvx'> = {
  '105202': 'number',
  '105203': 'expiry',
  '105204': 'cvx',
};

const mangopay: CardVault = {
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

const CARD_VAULTS: Record<string, CardVault> = { sandbox, mangopay };

function send(url: string, body: BodyInit, headers?: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // No cookies: the vault does not know the site's users.
  return fetch(new URL(url, window.location.href), {
    method: 'POST',
    body,
    headers,
    credentials: 'omit',
    signal,
  });
}

function firstSentences(payload: Record<string, unknown>): PaymentFailure['fields'] {
  const entries = Object.entries(payload).map(([field, sentences]) => [
    field,
    String([sentences].flat()[0] ?? ''),
  ]);
  return Object.fromEntries(entries) as PaymentFailure['fields'];
}
