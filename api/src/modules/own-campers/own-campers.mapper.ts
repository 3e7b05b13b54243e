import type {
  ListingSubmission,
  OwnCamper,
  OwnCamperCard,
  OwnListingProgress,
  VehicleLocation,
} from '@campavia/contracts';
import {
  horizonMonths,
  listingPermissions,
  listingProgress,
  missingRequirements,
  shouldAskToSync,
  type ListingCompleteness,
  type ListingFacts,
} from '@campavia/domain';

import { toPictures } from '../../core/picture-addresses';
import type { AddressRow, CamperRow, OwnCamperRow } from './own-campers.store';
import type { createOwnCampersStore } from './own-campers.store';

type Documents = Awaited<ReturnType<ReturnType<typeof createOwnCampersStore>['documents']>>;
type State = OwnListingProgress['state'];

/** Fields visible to the owner only. */
export type OwnPart = Pick<
  OwnCamper,
  | 'vehicle_pk'
  | 'publishable'
  | 'max_months_future_rental'
  | 'suspended_at'
  | 'documents'
  | 'external_feed'
  | 'location'
  | 'permissions'
  | 'goboony'
>;

interface Parts {
  facts: ListingFacts;
  documents: Documents;
  address: AddressRow;
  feeds: OwnPart['external_feed'];
}

export function toOwnPart(camper: CamperRow, { facts, documents, address, feeds }: Parts): OwnPart {
  const { status, dual_listing, suspended_at } = camper;
  return {
    vehicle_pk: camper.vehicle_id,
    publishable: listingProgress(facts).publishable,
    max_months_future_rental: horizonMonths(camper.max_future),
    suspended_at: suspended_at?.toISOString() ?? null,
    documents: documents.map(({ id, document_type, status: documentStatus, expiration_date }) => ({
      id,
      document_type,
      status: documentStatus,
      expiration_date,
    })),
    external_feed: feeds,
    location: toLocation(camper, address),
    permissions: listingPermissions(status, dual_listing),
    goboony: { dual_listing, should_display_modal: shouldAskToSync(dual_listing) },
  };
}

/** Location of a camper. */
export function toLocation(
  { latitude, longitude }: Pick<CamperRow, 'latitude' | 'longitude'>,
  { street, zipcode, city, town, country }: AddressRow,
): VehicleLocation {
  return { street: street ?? '', zipcode: zipcode ?? '', city: city ?? town, country, latitude, longitude };
}

export function toProgress(
  { id, status }: CamperRow,
  { submission, ...completeness }: ListingCompleteness & { submission: ListingSubmission | null },
): OwnListingProgress {
  return {
    id,
    state: status as State,
    ...listingProgress(completeness.facts),
    missing: missingRequirements(completeness),
    submission,
  };
}

export function toCard(row: OwnCamperRow): OwnCamperCard {
  const { steps, next_step } = listingProgress(row);
  return {
    id: row.id,
    title: row.title,
    type: row.type as number,
    beds: row.beds,
    city: row.city,
    state: row.status as State,
    picture: row.scene === null ? null : (toPictures([row.scene])[0] ?? null),
    steps_done: steps.filter(({ is_done }) => is_done).length,
    steps_count: steps.length,
    next_step,
    documents_to_send: row.documents_to_send,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    next_trip: nextTripOf(row),
  };
}

function nextTripOf({
  trip_id,
  trip_from,
  trip_to,
  guest_first_name,
}: OwnCamperRow): OwnCamperCard['next_trip'] {
  if (trip_id === null || !trip_from || !trip_to) return null;
  return { id: trip_id, date_from: trip_from, date_to: trip_to, guest_first_name: guest_first_name ?? '' };
}
