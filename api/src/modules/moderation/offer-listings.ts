import { areDocumentsValid, effectiveDocumentStatus, ownerDocuments } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import { readCompleteness } from '../own-campers/own-campers.service';
import { stateAfter } from './listing-process';
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

/** Offers every approved camper that has become ready; the answer is how many. */
export async function offerReadyListings(database: Database): Promise<number> {
  let count = 0;
  for (const id of await createModerationStore(database).listApproved()) {
    if (await withRetry(database, (transaction) => offerIfReady(transaction, id))) count += 1;
  }
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
