import {
  areDocumentsValid,
  effectiveDocumentStatus,
  missingRequirements,
  ownerDocuments,
  statusOn,
  vehicleDocuments,
  type DocumentType,
  type PlainDate,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import { readCompleteness, type DatedDocument } from '../own-campers/own-campers.service';
import { createModerationStore, type ModeratedCamper } from './moderation.store';

/** The states in which a camper is on offer. */
export type OfferState = NonNullable<ModeratedCamper['unpublished_from']>;

/** What the documents of a camper and its owner permit. */
export interface OfferDocuments {
  /** Whether a document has expired without which the camper may not be rented. */
  hasExpired: boolean;
  allows: Record<OfferState, boolean>;
}

/** Reads whether documents permit that a camper is on offer on a day; an overdue expiry is applied. */
export async function readOfferDocuments(
  database: Database,
  camper: Pick<ModeratedCamper, 'id' | 'vehicle_id' | 'owner_id'>,
  today: PlainDate,
): Promise<OfferDocuments> {
  const store = createModerationStore(database);
  const [completeness, owner, ofOwner] = await Promise.all([
    readCompleteness(database, camper),
    store.owner(camper.owner_id),
    store.documents({ user_id: camper.owner_id }),
  ]);
  const { country } = completeness;
  const documents = applyExpiry(completeness.documents, today);
  const identity = applyExpiry(ofOwner, today);
  const { mandatory } = ownerDocuments(owner.professional_type);
  const isIdentityExpired = hasExpired(identity, mandatory);
  const areSent = !missingRequirements({ ...completeness, documents }).includes('vehicle-documents');
  return {
    hasExpired: isIdentityExpired || hasExpired(documents, vehicleDocuments(country).mandatory),
    allows: {
      published: areSent && !isIdentityExpired,
      bookable: areDocumentsValid(country, documents) && isIdentitySent(identity, mandatory),
    },
  };
}

function applyExpiry(documents: readonly DatedDocument[], today: PlainDate): DatedDocument[] {
  return documents.map((document) => ({
    ...document,
    status: statusOn(document.status, document.expiration_date, today),
  }));
}

function hasExpired(documents: readonly DatedDocument[], mandatory: readonly DocumentType[]): boolean {
  return documents.some(
    ({ document_type: type, status }) => status === 'expired' && mandatory.includes(type),
  );
}

function isIdentitySent(identity: readonly DatedDocument[], mandatory: readonly DocumentType[]): boolean {
  return mandatory.every((type) =>
    identity.some(
      ({ document_type, status }) => document_type === type && effectiveDocumentStatus(status) !== 'missing',
    ),
  );
}
