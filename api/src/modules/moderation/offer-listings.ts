import type { PlainDate } from '@campavia/domain';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { stateAfter } from './listing-process';
import { createModerationEmails } from './moderation-emails';
import { createModerationStore } from './moderation.store';
import { readOfferDocuments } from './offer-documents.service';

/**
 * Lets guests book a published camper once the documents of the vehicle are valid and the owner has sent their
 * identity. The camper is locked.
 * @returns whether it can be booked now
 */
export async function offerIfReady(
  transaction: Database,
  camperId: number,
  today: PlainDate,
): Promise<boolean> {
  const store = createModerationStore(transaction);
  const camper = await store.lock(camperId);
  const state = camper && stateAfter('offer', { actor: 'system', state: camper.status });
  if (!state) return false;
  const { allows } = await readOfferDocuments(transaction, camper, today);
  if (!allows.bookable) return false;
  await store.change(camperId, { status: state });
  return true;
}

/** Puts a camper back on offer that an expired document had unpublished, once documents are valid. The camper is locked. */
async function republishIfReady(transaction: Database, camperId: number, today: PlainDate): Promise<boolean> {
  const store = createModerationStore(transaction);
  const camper = await store.lock(camperId);
  const state = camper?.unpublished_from;
  if (!camper || !state || !stateAfter('republish', { actor: 'system', state: camper.status })) return false;
  if (await store.isWithheld(camper)) return false;
  const { allows } = await readOfferDocuments(transaction, camper, today);
  if (!allows[state]) return false;
  await store.change(camperId, { status: state, unpublished_from: null });
  return true;
}

interface OfferNeeds extends Pick<AppContext, 'database' | 'settings' | 'clock'> {
  notifications: Notifications;
}

/**
 * Offers every approved camper that has become ready, and those that an expired document had unpublished, and tells their
 * owners; the answer is how many can be booked.
 */
export async function offerReadyListings(needs: OfferNeeds): Promise<number> {
  const { database, settings, notifications, clock } = needs;
  const emails = createModerationEmails({ notifications, siteUrl: settings.siteUrl });
  const today = clock.today();
  let count = 0;

  async function change(id: number, work: typeof offerIfReady): Promise<void> {
    const isBookable = await withRetry(database, async (transaction) => {
      if (!(await work(transaction, id, today))) return false;
      return announce(transaction, id);
    });
    if (isBookable) count += 1;
  }

  async function announce(transaction: Database, id: number): Promise<boolean> {
    const store = createModerationStore(transaction);
    const camper = await store.find(id);
    if (camper?.status !== 'bookable') return false;
    const owner = await store.owner(camper.owner_id);
    await emails.send(transaction, owner, { kind: 'offered', camper, reasons: [], note: null });
    return true;
  }

  const store = createModerationStore(database);
  await forEachDespiteErrors(await store.listUnpublished(), (id) => change(id, republishIfReady));
  await forEachDespiteErrors(await store.listApproved(), (id) => change(id, offerIfReady));
  return count;
}
