import { keyOf, SIGNATURE_HEADER, signBody } from '../../../providers/payments/webhook-signature';
import { createEventsStore, type WaitingEvent } from './events.store';
import type { PspDatabase } from '../psp-database';

interface Needs {
  database: PspDatabase;
  webhookUrl: string;
  secret: string;
  /** Factor for delays. */
  pace: number;
}

const TIMEOUT_MS = 5000;
const TURN_MS = 10_000;
const SECOND_MS = 1000;
const MAX_PAUSE_S = 600;

/** Delivers events until the merchant acknowledges them, for up to a day; each attempt has a new signature. */
export function createEventDelivery({ database, webhookUrl, secret, pace }: Needs) {
  const events = createEventsStore(database);
  const key = keyOf(secret, 'webhooks');

  async function deliverInTurn(events: readonly WaitingEvent[]): Promise<void> {
    for (const event of events) await deliver(event);
  }

  async function deliver({ id, topic, body, tries }: WaitingEvent): Promise<void> {
    const problem = await send(body, new URL(`../${topic}/`, webhookUrl));
    if (problem === undefined) return events.markDelivered(id, new Date());
    const pauseMs = Math.min(2 ** (tries - 1), MAX_PAUSE_S) * SECOND_MS * pace;
    await events.markFailed(id, problem, new Date(Date.now() + pauseMs));
  }

  async function send(body: string, address: URL): Promise<string | undefined> {
    const seconds = Math.floor(Date.now() / SECOND_MS);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody(body, { key, seconds }),
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
      await answer.body?.cancel();
      return answer.ok ? undefined : `answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  return {
    async deliverDue(): Promise<void> {
      const now = new Date();
      const waiting = await events.take(now, new Date(now.getTime() + TURN_MS * Math.max(pace, 0.1)));
      await Promise.all([...groupByMove(waiting).values()].map(deliverInTurn));
    },
  };
}

function groupByMove(events: readonly WaitingEvent[]): Map<string, WaitingEvent[]> {
  const groups = new Map<string, WaitingEvent[]>();
  for (const event of [...events].sort((a, b) => a.position - b.position)) {
    groups.set(event.move_id, [...(groups.get(event.move_id) ?? []), event]);
  }
  return groups;
}
