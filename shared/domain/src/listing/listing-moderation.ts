import { vehicleDocuments, type DocumentStatus, type DocumentType } from '../documents';
import { LISTING_STEPS, listingProgress, type ListingFacts, type ListingStep } from './listing-progress';

/** Why staff request changes of a listing before it is published. */
export const CHANGE_REASONS = [
  'PICTURES_POOR',
  'PICTURES_OTHER_VEHICLE',
  'CONTACT_DETAILS',
  'VEHICLE_DATA',
  'LOCATION',
  'PRICES',
  'DOCUMENTS',
  'OTHER',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Decisions of staff about a submitted listing. */
export const MODERATION_DECISIONS = ['approved', 'changes_asked'] as const;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** Maximum length of the note to an owner about a listing. */
export const MAX_MODERATION_NOTE_LENGTH = 1000;

/** Requirements for submitting a listing: its steps, and the documents of the vehicle. */
export const LISTING_REQUIREMENTS = [...LISTING_STEPS, 'vehicle-documents'] as const;
export type ListingRequirement = (typeof LISTING_REQUIREMENTS)[number];

/** The data of a vehicle's document that a review needs. */
export interface ModeratedDocument {
  document_type: DocumentType;
  status: DocumentStatus;
}

export interface ListingCompleteness {
  facts: ListingFacts;
  /** ISO 3166-1 alpha-2. */
  country: string;
  documents: readonly ModeratedDocument[];
}

const ADDED: readonly DocumentStatus[] = [
  'added',
  'valid_ask',
  'external_transmission',
  'validated',
  'exp_soon',
];
const VALID: readonly DocumentStatus[] = ['validated', 'exp_soon'];

/** The unmet requirements of a listing, in the order of the steps. */
export function missingRequirements({
  facts,
  country,
  documents,
}: ListingCompleteness): ListingRequirement[] {
  const missing: ListingRequirement[] = listingProgress(facts)
    .steps.filter(({ is_done }) => !is_done)
    .map(({ step }): ListingStep => step);
  return hasDocuments(country, documents, ADDED) ? missing : [...missing, 'vehicle-documents'];
}

/** Whether every mandatory document of a vehicle is valid. */
export function areDocumentsValid(country: string, documents: readonly ModeratedDocument[]): boolean {
  return hasDocuments(country, documents, VALID);
}

function hasDocuments(
  country: string,
  documents: readonly ModeratedDocument[],
  statuses: readonly DocumentStatus[],
): boolean {
  return vehicleDocuments(country).mandatory.every((type) =>
    documents.some(({ document_type, status }) => document_type === type && statuses.includes(status)),
  );
}
