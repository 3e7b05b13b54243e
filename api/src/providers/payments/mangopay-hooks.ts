import { createHash, timingSafeEqual } from 'node:crypto';

import type { MangopayClient } from './mangopay-client';
import type { MangopayObject, MangopaySettings } from './mangopay-session';
import { readFunds, readTransaction } from './mangopay-wire';
import {
  PaymentsFailure,
  type PayInAnswer,
  type ProviderEvent,
  type WebhookHeaders,
} from './payments-provider';

interface Needs {
  client: MangopayClient;
  settings: Pick<MangopaySettings, 'hookSecret'>;
  payInStatus: (id: string) => Promise<PayInAnswer>;
}

/** Object of an event by the prefix of its name, with the path to read it. */
const SUBJECTS: readonly [prefix: string, kind: ProviderEvent['kind'], path: string][] = [
  ['PAYIN_NORMAL_', 'pay_in', '/payins'],
  ['PAYIN_REFUND_', 'refund', '/refunds'],
  ['PREAUTHORIZATION_', 'deposit', '/preauthorizations'],
];

/**
 * Parses Mangopay's hooks: `EventType`, `RessourceId` and `Date` in the query of an unsigned GET. So the query must
 * contain the secret that the hook was registered with, and the state is queried instead of trusted.
 */
export function createHookReader({ client, settings, payInStatus }: Needs) {
  return async function readWebhook(_: WebhookHeaders, rawBody: string): Promise<ProviderEvent> {
    const query = new URLSearchParams(rawBody);
    if (!hasHookSecret(query, settings)) {
      throw new PaymentsFailure('false_signature', 'the secret of the hook is missing or wrong');
    }
    const [type, objectId] = [query.get('EventType') ?? '', query.get('RessourceId') ?? ''];
    const [, kind, path] = SUBJECTS.find(([prefix]) => type.startsWith(prefix)) ?? [];
    if (!kind || !objectId) throw new PaymentsFailure('refused', `${type} is no concern of ours`);
    const object = await client.get(`${path}/${encodeURIComponent(objectId)}`);
    const { status, errorCode } = readTransaction(object);
    const what = { id: `${type} ${objectId}`, kind, objectId, reference: tagOf(object), status, errorCode };
    const card = kind === 'pay_in' ? cardOf(await payInStatus(objectId)) : {};
    return { ...what, ...readFunds(object), ...card };
  };
}

/** Whether the query contains the secret that the hook was registered with. */
export function hasHookSecret(query: URLSearchParams, { hookSecret }: Needs['settings']): boolean {
  return isSame(query.get('secret') ?? '', hookSecret);
}

function cardOf({ alias, cardExpiry }: PayInAnswer): Pick<ProviderEvent, 'alias' | 'cardExpiry'> {
  return { ...(alias && { alias }), ...(cardExpiry && { cardExpiry }) };
}

function tagOf({ Tag }: MangopayObject): string {
  return typeof Tag === 'string' ? Tag : '';
}

function isSame(received: string, right: string): boolean {
  const [a, b] = [received, right].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
