import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import { retryPauseMs } from '../../core/background/retry-pause';
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
const PAUSE = { firstMs: 10_000, mostMs: 60 * MINUTE_MS };
/** Leads that cannot be sent are deleted after this time, for privacy. */
const EXPIRES_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Sends leads to the CRM and deletes sent ones. If a process ends while sending, the lead is sent again after its
 * lease; the CRM merges duplicates.
 */
export function createLeadDelivery({ store, clock, crm, log }: Needs) {
  /** Sends due leads; returns the number of claimed ones. */
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
    const tryAt = new Date(clock.now().getTime() + retryPauseMs(lead.tries, PAUSE));
    await store.markFailed(lead, failure, tryAt);
  }

  function isExpired({ written_at }: TakenLead): boolean {
    return clock.now().getTime() - written_at.getTime() >= EXPIRES_AFTER_MS;
  }

  return { deliverDue };
}
