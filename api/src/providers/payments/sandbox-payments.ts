import type { SandboxPaymentsSettings } from '../../config/payments-settings';
import {
  PaymentsFailure,
  type PaymentsFailureKind,
  type PaymentsProvider,
  type PayInOrder,
} from './payments-provider';
import { readCardFacts, readEvent, readMove, readPayIn } from './sandbox-wire';
import { keyOf, problemOfSignature, SIGNATURE_HEADER } from './webhook-signature';

interface Call {
  method?: string;
  body?: object;
  key?: string;
}

interface Options {
  patienceMs?: number;
  /** The real time: an outside party's clock knows nothing of ours. */
  nowMs?: () => number;
}

const TIMEOUT_MS = 8000;
const SECOND_MS = 1000;
const VAULT = '/sandbox/psp/cards';
const KINDS: Record<number, PaymentsFailureKind> = {
  400: 'refused',
  404: 'unknown',
  409: 'conflict',
};

/** The simulated payment provider in a process of its own, reached over HTTP only. */
export function createSandboxPayments(
  { url, secret }: Omit<SandboxPaymentsSettings, 'provider'>,
  { patienceMs = TIMEOUT_MS, nowMs = Date.now }: Options = {},
): PaymentsProvider {
  const call = createCaller(`${url}/sandbox/psp`, keyOf(secret, 'calls'), patienceMs);

  return {
    // The vault lies on the site itself: browsers get there without leaving it.
    cardRegistration: async () => ({ house: 'sandbox', id: 'sandbox', url: VAULT, fields: {} }),
    async cardFacts(card) {
      const id = 'token' in card ? card.token : card.alias;
      return readCardFacts(await call(`/cards/${encodeURIComponent(id)}`).catch(unknownIsRefused));
    },
    payIn: async (order, key) =>
      readPayIn(await call('/pay-ins', { method: 'POST', body: requestOf(order), key })),
    payInStatus: async (id) => readPayIn(await call(`/moves/${encodeURIComponent(id)}`)),
    async refund({ payInId, ...order }, key) {
      const path = `/pay-ins/${encodeURIComponent(payInId)}/refunds`;
      return readMove(await call(path, { method: 'POST', body: order, key }));
    },
    async authoriseDeposit({ returnUrl, ...order }, key) {
      const body = { ...order, return_url: returnUrl };
      return readMove(await call('/deposits', { method: 'POST', body, key }));
    },
    async captureDeposit({ depositId, ...order }, key) {
      const path = `/deposits/${encodeURIComponent(depositId)}/captures`;
      return readMove(await call(path, { method: 'POST', body: order, key }));
    },
    async releaseDeposit(id) {
      await call(`/deposits/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
    async readWebhook(headers, rawBody) {
      const seconds = Math.floor(nowMs() / SECOND_MS);
      const signed = { body: rawBody, key: keyOf(secret, 'webhooks'), seconds };
      const problem = problemOfSignature(headers[SIGNATURE_HEADER], signed);
      if (problem) throw new PaymentsFailure('false_signature', problem);
      return readEvent(parse(rawBody));
    },
  };
}

function requestOf(order: PayInOrder): object {
  const { type, amount, currency, reference, token, alias, phone, returnUrl, language = 'en' } = order;
  const source = { ...(token && { token }), ...(alias && !token && { alias }), ...(phone && { phone }) };
  return { type, amount, currency, reference, language, ...source, return_url: returnUrl };
}

function createCaller(root: string, key: string, patienceMs: number) {
  return async function call(path: string, { method = 'GET', body, key: once }: Call = {}): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(once && { 'idempotency-key': once }),
    };
    const signal = AbortSignal.timeout(patienceMs);
    const asked = { method, headers, signal, redirect: 'error' as const };
    const answer = await fetch(root + path, body ? { ...asked, body: JSON.stringify(body) } : asked).catch(
      away,
    );
    const text = await answer.text().catch(away);
    const parsed = text === '' ? undefined : parse(text);
    if (answer.ok) return parsed;
    throw new PaymentsFailure(
      KINDS[answer.status] ?? 'away',
      detailOf(parsed) ?? `answered ${answer.status}`,
    );
  };
}

function unknownIsRefused(error: unknown): never {
  const isUnknown = error instanceof PaymentsFailure && error.kind === 'unknown';
  throw isUnknown ? new PaymentsFailure('refused', 'no such card') : error;
}

function away(error: unknown): never {
  throw new PaymentsFailure('away', error instanceof Error ? error.message : 'no answer');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PaymentsFailure('away', 'an answer that is no JSON');
  }
}

function detailOf(payload: unknown): string | undefined {
  const { detail } = (payload ?? {}) as { detail?: unknown };
  return typeof detail === 'string' ? detail : undefined;
}
