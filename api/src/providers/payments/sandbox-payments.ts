import type { SandboxPaymentsSettings } from '../../config/payments-settings';
import { PaymentsFailure, type PaymentsProvider, type PayInOrder } from './payments-provider';
import { createSandboxCaller, parseJson } from './sandbox-caller';
import { readCardFacts, readEvent, readMove, readPayIn } from './sandbox-wire';
import { keyOf, problemOfSignature, SIGNATURE_HEADER } from './webhook-signature';

interface Options {
  timeoutMs?: number;
  /** The real time, because the sandbox does not follow our clock. */
  nowMs?: () => number;
}

const TIMEOUT_MS = 8000;
const SECOND_MS = 1000;
const VAULT = '/sandbox/psp/cards';

/** The simulated payment provider, a separate process accessed by HTTP only. */
export function createSandboxPayments(
  { url, secret }: Omit<SandboxPaymentsSettings, 'provider'>,
  { timeoutMs = TIMEOUT_MS, nowMs = Date.now }: Options = {},
): PaymentsProvider {
  const call = createSandboxCaller(`${url}/sandbox/psp`, keyOf(secret, 'calls'), timeoutMs);

  return {
    // The vault's path is on the site itself, so that browsers need no other host.
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
      return readEvent(parseJson(rawBody));
    },
  };
}

function requestOf(order: PayInOrder): object {
  const { type, amount, currency, reference, token, alias, phone, returnUrl, language = 'en' } = order;
  const source = { ...(token && { token }), ...(alias && !token && { alias }), ...(phone && { phone }) };
  return { type, amount, currency, reference, language, ...source, return_url: returnUrl };
}

function unknownIsRefused(error: unknown): never {
  const isUnknown = error instanceof PaymentsFailure && error.kind === 'unknown';
  throw isUnknown ? new PaymentsFailure('refused', 'no such card') : error;
}
