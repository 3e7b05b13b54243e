import { TransportError, type Transport } from './transport';

/** Twilio account and sender. */
export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** A phone number, sender name, or messaging service (`MG…`). */
  from: string;
}

const ORIGIN = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;

/**
 * Codes of https://www.twilio.com/docs/api/errors about the recipient: invalid number, cannot receive messages, opted
 * out, or country not supported.
 */
const FINAL = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

/** Fields of an error answer. */
interface Answer {
  code?: unknown;
}

/**
 * Sends text messages by Twilio's Messages resource (https://www.twilio.com/docs/messaging/api/message-resource). It
 * has no idempotency: when an answer is lost, the message is sent twice.
 */
export function createTwilioTransport(
  { accountSid, authToken, from }: TwilioSettings,
  origin = ORIGIN,
): Transport {
  const url = `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  async function post(form: URLSearchParams): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = { authorization };
      return await fetch(url, { method: 'POST', headers, body: form, signal, redirect: 'error' });
    } catch (error) {
      throw new TransportError(error instanceof Error ? error.name : 'no answer', false);
    }
  }

  return {
    async send({ recipient, body }) {
      const answer = await post(new URLSearchParams({ To: recipient, Body: body, [sender]: from }));
      if (answer.ok) return;
      const { code } = ((await answer.json().catch(() => undefined)) ?? {}) as Answer;
      const number = typeof code === 'number' ? code : 0;
      throw new TransportError(`HTTP ${answer.status}, code ${number}`, FINAL.has(number));
    },
  };
}
