import type {
  ListingSubmission,
  ModerationListing,
  ModerationQueue,
  WaitingListing,
} from '../../site/moderation';
import { aPicture } from '../search/search';
import { aListing } from './listing';
import { anOwnCamper } from './own-campers';

/** A listing that was submitted for review. */
export function aListingSubmission(over: Partial<ListingSubmission> = {}): ListingSubmission {
  return {
    sent_at: '2027-03-14T09:20:00.000Z',
    decided_at: null,
    decision: null,
    reasons: [],
    note: null,
    ...over,
  };
}

/** The same after staff have requested changes. */
export function anAnsweredSubmission(over: Partial<ListingSubmission> = {}): ListingSubmission {
  return aListingSubmission({
    decided_at: '2027-03-14T15:05:00.000Z',
    decision: 'changes_asked',
    reasons: ['PICTURES_POOR', 'OTHER'],
    note: 'The bathroom is too dark. Please take that one again with the light on.',
    ...over,
  });
}

export function aWaitingListing(over: Partial<WaitingListing> = {}): WaitingListing {
  return {
    id: 1204,
    title: 'Brévent 540',
    type: 4,
    city: 'Annecy',
    country: 'FR',
    picture: aPicture(),
    owner_first_name: 'Claire',
    owner_last_name: 'Moreau',
    sent_at: '2027-03-14T09:20:00.000Z',
    submission_count: 1,
    ...over,
  };
}

/** Three listings in review, one of them for more than a day. */
export function aModerationQueue(over: Partial<ModerationQueue> = {}): ModerationQueue {
  const results = [
    aWaitingListing({
      id: 1207,
      title: 'Parmelan 600',
      sent_at: '2027-03-13T06:00:00.000Z',
      submission_count: 2,
    }),
    aWaitingListing(),
    aWaitingListing({
      id: 1208,
      title: 'Arclusaz',
      type: 6,
      picture: null,
      owner_first_name: 'Jonas',
      owner_last_name: 'Weber',
      sent_at: '2027-03-15T06:40:00.000Z',
    }),
  ];
  return {
    count: 3,
    next: null,
    previous: null,
    past_a_day: 1,
    decided_today: 4,
    counted_at: '2027-03-15T08:24:00.000Z',
    results,
    ...over,
  };
}

/** A listing of Claire as staff see it. */
export function aModerationListing(over: Partial<ModerationListing> = {}): ModerationListing {
  const { location } = anOwnCamper();
  return {
    id: 1204,
    state: 'to_moderate',
    submission: { id: 31, ...aListingSubmission(), decided_by: null },
    earlier: [],
    listing: aListing({ id: 1204, title: 'Brévent 540', state: 'to_moderate', published: false }),
    location,
    season_prices: { low: '85.00', mid: '105.00', high: '130.00', currency: 'EUR' },
    vehicle: {
      registration: 'FB-206-KD',
      registration_country: 'FR',
      first_registered_on: '2017-06-08',
      gross_weight_kg: 3080,
      value: '42000.00',
      documents: [
        { id: 91, document_type: 'car_registr', status: 'validated', expiration_date: null },
        { id: 92, document_type: 'car_proof_insu', status: 'valid_ask', expiration_date: '2027-12-31' },
        { id: 93, document_type: 'MOT', status: 'added', expiration_date: '2028-04-02' },
      ],
    },
    owner: {
      id: 17,
      first_name: 'Claire',
      last_name: 'Moreau',
      country: 'FR',
      professional: false,
      joined_on: '2026-11-02',
      is_email_confirmed: true,
      is_phone_certified: true,
      camper_count: 0,
      documents: [{ id: 81, document_type: 'id_proof', status: 'valid_ask', expiration_date: '2031-05-01' }],
    },
    next_id: 1208,
    ...over,
  };
}
