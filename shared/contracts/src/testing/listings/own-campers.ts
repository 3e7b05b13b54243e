import type {
  OwnCamper,
  OwnCamperCard,
  OwnCamperList,
  OwnCampersFilters,
  OwnListingProgress,
} from '../../listings/own-campers';
import { aPicture } from '../search/search';
import { aListing } from './listing';

/** A camper as its owner sees it; the usual one is bookable. */
export function anOwnCamper(over: Partial<OwnCamper> = {}): OwnCamper {
  return {
    ...aListing(),
    vehicle_pk: 61,
    publishable: true,
    max_months_future_rental: 12,
    suspended_at: null,
    documents: [{ id: 91, document_type: 'car_registr', status: 'validated', expiration_date: null }],
    external_feed: [],
    location: {
      street: '4 rue du Lac',
      zipcode: '74000',
      city: 'Annecy',
      country: 'FR',
      latitude: 45.89921,
      longitude: 6.12938,
    },
    permissions: {
      can_suspend: true,
      can_reactivate: false,
      can_delete: true,
      can_edit_insurance_data: false,
      can_be_migrated_to_goboony: false,
    },
    goboony: { dual_listing: 'not_eligible', should_display_modal: false },
    ...over,
  };
}

/** A listing without pictures and prices. */
export function aListingProgress(over: Partial<OwnListingProgress> = {}): OwnListingProgress {
  return {
    id: 1201,
    state: 'created',
    publishable: false,
    next_step: 'vehicle-pictures',
    steps: [
      { step: 'vehicle-type', is_done: true },
      { step: 'vehicle-properties', is_done: true },
      { step: 'vehicle-location', is_done: true },
      { step: 'vehicle-pictures', is_done: false },
      { step: 'product-price', is_done: false },
    ],
    missing: ['vehicle-pictures', 'product-price', 'vehicle-documents'],
    submission: null,
    ...over,
  };
}

/** A camper in the list of its owner; the usual one is bookable. */
export function anOwnCamperCard(over: Partial<OwnCamperCard> = {}): OwnCamperCard {
  return {
    id: 1201,
    title: 'Chamrousse 450',
    type: 6,
    beds: 4,
    city: 'Annecy',
    state: 'bookable',
    picture: aPicture(),
    steps_done: 5,
    steps_count: 5,
    next_step: null,
    documents_to_send: 0,
    suspended_at: null,
    next_trip: null,
    ...over,
  };
}

export function someOwnCampers(results: OwnCamperCard[] = someCards()): OwnCamperList {
  return { count: results.length, next: null, previous: null, results };
}

export function someOwnCampersFilters(over: Partial<OwnCampersFilters> = {}): OwnCampersFilters {
  const cities = [
    { slug: 'annecy', name: 'Annecy', count: 3 },
    { slug: 'chambery', name: 'Chambéry', count: 2 },
  ];
  return { count: 5, cities, ...over };
}

function someCards(): OwnCamperCard[] {
  return [
    anOwnCamperCard({
      id: 1202,
      title: 'Semnoz 690',
      state: 'unpublished',
      documents_to_send: 1,
      city: 'Chambéry',
    }),
    anOwnCamperCard({
      id: 1203,
      title: 'Lanfon',
      type: 4,
      state: 'created',
      picture: null,
      steps_done: 3,
      next_step: 'vehicle-pictures',
    }),
    anOwnCamperCard({ id: 1204, title: 'Brévent 540', type: 4, beds: 2, state: 'to_moderate' }),
    anOwnCamperCard({
      next_trip: { id: 7001, date_from: '2027-11-18', date_to: '2027-11-24', guest_first_name: 'Sofia' },
    }),
    anOwnCamperCard({
      id: 1205,
      title: 'Tournette 700',
      state: 'unpublished_owner',
      suspended_at: '2027-11-01T09:00:00.000Z',
    }),
  ];
}
