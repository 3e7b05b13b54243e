import type { ListingSubmission, ModerationListing, WaitingListing } from '@campavia/contracts';
import { formatDecimal, ownerDocuments, vehicleDocuments } from '@campavia/domain';

import { toPictures } from '../../core/picture-addresses';
import type {
  createModerationStore,
  DocumentToCheckRow,
  ModeratedCamper,
  WaitingRow,
} from './moderation.store';
import type { DecidedRow, SubmissionRow } from './submissions.store';

type Store = ReturnType<typeof createModerationStore>;
type Owner = Awaited<ReturnType<Store['owner']>>;
type Vehicle = Awaited<ReturnType<Store['vehicle']>>;
type Rates = Awaited<ReturnType<Store['rates']>>;

const SEASONS = { low: 1, mid: 2, high: 3 } as const;

/** A submission as its owner reads it. */
export function toSubmission(row: SubmissionRow): ListingSubmission {
  const { sent_at, decided_at, decision, reasons, note } = row;
  return {
    sent_at: sent_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    decision,
    reasons,
    note,
  };
}

/** The same for staff. */
export function toDecidedSubmission(row: DecidedRow): ModerationListing['submission'] {
  return { id: row.id, ...toSubmission(row), decided_by: row.decided_by_name };
}

export function toWaiting({ scene, sent_at, ...row }: WaitingRow): WaitingListing {
  return {
    ...row,
    picture: scene === null ? null : (toPictures([scene])[0] ?? null),
    sent_at: sent_at.toISOString(),
  };
}

export function toVehicleToCheck(
  vehicle: Vehicle,
  { documents, country }: { documents: DocumentToCheckRow[]; country: string },
): ModerationListing['vehicle'] {
  const { registration, registration_country, first_registered_on, gross_weight_kg, value } = vehicle;
  return {
    registration,
    registration_country,
    first_registered_on,
    gross_weight_kg,
    value: value === null ? null : formatDecimal(value),
    documents: documents.filter(({ document_type }) =>
      vehicleDocuments(country).mandatory.includes(document_type),
    ),
  };
}

export function toOwnerToCheck(
  owner: Owner,
  { documents, camperCount }: { documents: DocumentToCheckRow[]; camperCount: number },
): ModerationListing['owner'] {
  const { id, first_name, last_name, country, professional_type, joined_on } = owner;
  return {
    id,
    first_name,
    last_name,
    country,
    joined_on,
    professional: professional_type !== null,
    is_email_confirmed: owner.email_confirmed_at !== null,
    is_phone_certified: owner.phone_certified_at !== null,
    camper_count: camperCount,
    documents: documents.filter(({ document_type }) =>
      ownerDocuments(professional_type).mandatory.includes(document_type),
    ),
  };
}

export function toSeasonPrices(
  rates: Rates,
  { currency }: Pick<ModeratedCamper, 'currency'>,
): ModerationListing['season_prices'] {
  const priceOf = (season: number) => {
    const rate = rates.find((each) => each.season === season);
    return rate ? formatDecimal(rate.per_day) : null;
  };
  return { low: priceOf(SEASONS.low), mid: priceOf(SEASONS.mid), high: priceOf(SEASONS.high), currency };
}
