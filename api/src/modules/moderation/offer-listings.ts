import { areDocumentsValid, effectiveDocumentStatus, ownerDocuments } from '@campavia/domain';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { readCompleteness } from '../own-campers/own-campers.service';
import { stateAfter } from './listing-process';
import { createModerationEmails } from './moderation-emails';
import { createModerationStore, type ModeratedCamper } from './moderation.store';

/**
 * Lets guests book a published camper once the documents of the vehicle are valid and the owner has sent their
 * identity. The camper is locked.
 * @returns whether it can be booked now
 */
export async function offerIfReady(transaction: Database, camperId: number): Promise<boolean> {
  const store = createModerationStore(transaction);
  const camper = await store.lock(camperId);
  const state = camper && stateAfter('offer', { actor: 'system', state: camper.status });
  if (!state || !(await isReady(transaction, camper))) return false;
  await store.change(camperId, { status: state });
  return true;
}

interface OfferNeeds extends Pick<AppContext, 'database' | 'settings'> {
  notifications: Notifications;
}

/** Offers every approved camper that has become ready, and tells its owner; the answer is how many. */
export async function offerReadyListings({ database, settings, notifications }: OfferNeeds): Promise<number> {
  const emails = createModerationEmails({ notifications, siteUrl: settings.siteUrl });

  async function offer(transaction: Database, id: number): Promise<boolean> {
    if (!(await offerIfReady(transaction, id))) return false;
    const store = createModerationStore(transaction);
    const camper = await store.find(id);
    if (!camper) return false;
    const owner = await store.owner(camper.owner_id);
    await emails.send(transaction, owner, { kind: 'offered', camper, reasons: [], note: null });
    return true;
  }

  let count = 0;
  await forEachDespiteErrors(await createModerationStore(database).listApproved(), async (id) => {
    if (await withRetry(database, (transaction) => offer(transaction, id))) count += 1;
  });
  return count;
}

async function isReady(transaction: Database, camper: ModeratedCamper): Promise<boolean> {
  const store = createModerationStore(transaction);
  const [{ documents, country }, owner, identity] = await Promise.all([
    readCompleteness(transaction, camper),
    store.owner(camper.owner_id),
    store.documents({ user_id: camper.owner_id }),
  ]);
  const isIdentitySent = ownerDocuments(owner.professional_type).mandatory.every((type) =>
    identity.some(
      ({ document_type, status }) => document_type === type && effectiveDocumentStatus(status) !== 'missing',
    ),
  );
  return isIdentitySent && areDocumentsValid(country, documents);
}
