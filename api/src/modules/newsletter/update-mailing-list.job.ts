import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import { retryPauseMs } from '../../core/background/retry-pause';
import { MailingListFailure, type MailingList } from '../../providers/mailing-list/mailing-list';
import { CONFIRM_DAYS } from './newsletter-email';
import type { NewsletterChange, NewsletterChangesStore } from './newsletter-changes.store';

interface Needs {
  store: NewsletterChangesStore;
  clock: Pick<Clock, 'now'>;
  mailingList: MailingList | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const BATCH_SIZE = 8;
const MINUTE_MS = 60_000;
/** Longer than any call takes. */
const LEASE_MS = 2 * MINUTE_MS;
const PAUSE = { firstMs: 10_000, mostMs: 60 * MINUTE_MS };
const CONFIRM_MS = CONFIRM_DAYS * 24 * 60 * MINUTE_MS;

/** Sends confirmations and unsubscriptions to the mailing list, and deletes rows that are no longer needed. */
export function createMailingListUpdates({ store, clock, mailingList, log }: Needs) {
  /** Sends due changes; returns the number of claimed ones. */
  async function updateDue(): Promise<number> {
    const now = clock.now();
    const count = mailingList ? await sendDue(mailingList, now) : 0;
    await store.removeOld(new Date(now.getTime() - CONFIRM_MS));
    return count;
  }

  async function sendDue(list: MailingList, now: Date): Promise<number> {
    const until = new Date(now.getTime() + LEASE_MS);
    const changes = await store.take({ now, until, most: BATCH_SIZE });
    await Promise.all(changes.map((change) => send(change, list)));
    return changes.length;
  }

  async function send(change: NewsletterChange, list: MailingList): Promise<void> {
    try {
      await (change.confirmed_at ? list.subscribe(change.email) : list.unsubscribe(change.email));
      await store.mark(change, { try_at: null, failure: null });
    } catch (error) {
      if (!(error instanceof MailingListFailure)) throw error;
      await (error.isFinal ? giveUp : retryLater)(change, error.message);
    }
  }

  async function giveUp(change: NewsletterChange, failure: string): Promise<void> {
    log.error({ subscription: change.id, failure }, 'mailing list did not take a subscription');
    await store.mark(change, { try_at: null, failure });
  }

  async function retryLater(change: NewsletterChange, failure: string): Promise<void> {
    const { id, tries } = change;
    log.warn({ subscription: id, tries, failure }, 'mailing list could not be updated, will retry');
    const try_at = new Date(clock.now().getTime() + retryPauseMs(tries, PAUSE));
    await store.mark(change, { failure, try_at });
  }

  return { updateDue };
}
