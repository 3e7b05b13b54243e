import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import { CrmFailure, type Crm } from '../../providers/crm/crm';
import type { PendingLeadsStore, TakenLead } from './pending-leads.store';

interface Needs {
  store: PendingLeadsStore;
  clock: Pick<Clock, 'now'>;
  crm: Crm | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const BATCH_SIZE = 8;
const MINUTE_MS = 60_000;
/** Longer than any call takes. */
const LEASE_MS = 2 * MINUTE_MS;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 60 * MINUTE_MS;
const MAX_DOUBLINGS = 10;
/** Data of people is not stored for longer where it cannot be sent. */
const EXPIRES_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Sends leads to the customer management, and deletes here what was sent. A lead whose process ended is taken again once
 * its lease is over: sent twice, it is one contact.
 */
export function createLeadDelivery({ store, clock, crm, log }: Needs) {
  /** Sends the leads that are due; returns how many were taken. */
  async function deliverDue(): Promise<number> {
    if (!crm) return 0;
    const now = clock.now();
    const leads = await store.take({
      now,
      until: new Date(now.getTime() + LEASE_MS),
      most: BATCH_SIZE,
    });
    await Promise.all(leads.map((lead) => deliver(lead, crm)));
    return leads.length;
  }

  async function deliver(lead: TakenLead, { push, retainsSent }: Crm): Promise<void> {
    try {
      await push(lead);
      await (retainsSent ? store.markSent(lead, clock.now()) : store.remove(lead));
    } catch (error) {
      if (!(error instanceof CrmFailure)) throw error;
      await (error.isFinal || isExpired(lead) ? giveUp : retryLater)(lead, error.message);
    }
  }

  async function giveUp(lead: TakenLead, failure: string): Promise<void> {
    log.error({ lead: lead.id, failure }, 'lead was not taken, and is deleted');
    await store.remove(lead);
  }

  async function retryLater(lead: TakenLead, failure: string): Promise<void> {
    log.warn({ lead: lead.id, tries: lead.tries, failure }, 'lead could not be sent, will retry');
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(lead.tries - 1, MAX_DOUBLINGS));
    await store.markFailed(lead, failure, new Date(clock.now().getTime() + pauseMs));
  }

  function isExpired({ written_at }: TakenLead): boolean {
    return clock.now().getTime() - written_at.getTime() >= EXPIRES_AFTER_MS;
  }

  return { deliverDue };
}
