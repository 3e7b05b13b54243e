import { aListing, aMe, anOwnerInsurance, aSearchResult } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const LISTING = 'GET /3/products/{id}/';
const PRICE = 'GET /3/products/{id}/price/';
const DATES = '/campers/1201?date_from=2027-11-01&date_to=2027-11-07';

const free = aListing({
  booking_price_per_day: '92.10',
  final_booking_price: '644.70',
  original_booking_price: '702.00',
  availability: { available: true, code: null, min_length: 2 },
});
const taken = aListing({ availability: { available: false, code: '107', min_length: 2 } });
const isTaken = { call: PRICE, status: 400, body: { __all__: ['107'], min_length: 2 } };
const bare = aListing({
  description: '',
  equipments: [],
  options: [],
  pictures: [],
  sleepings: [],
  review_average: null,
  review_count: 0,
});
const preview = aSearchResult({ pictures: aListing().pictures });
const previewWithDates = aSearchResult({
  pictures: aListing().pictures,
  booking_price_per_day: '92.10',
  final_booking_price: '644.70',
  original_booking_price: '702.00',
});
const movedTo = 'leads to the current address of the listing';

export const stories: readonly Stories[] = [
  {
    address: 'listing',
    path: '/campers/1201',
    states: {
      loading: { answers: [pending(LISTING)] },
      'loading: preview': { answers: [pending(LISTING)], preview },
      'loading: preview with dates': { path: DATES, answers: [pending(LISTING)], preview: previewWithDates },
      failed: { answers: [fails(LISTING)] },
      'failed: unknown': { answers: [fails(LISTING, 404, 'camper_not_found')] },
      'failed: deleted': { answers: [fails(LISTING, 410, 'camper_deleted')] },
      'empty: only what every listing has': {
        answers: [answers(LISTING, bare)],
        mayShift: 'Only the answer says that there are no pictures.',
      },
      filled: {},
      'filled: dates and price': { path: DATES, answers: [answers(LISTING, free)] },
      'filled: price loading': { path: DATES, answers: [answers(LISTING, free), pending(PRICE)] },
      'filled: dates taken': { path: DATES, answers: [answers(LISTING, taken), isTaken] },
      'filled: the owner insures too': {
        answers: [answers(LISTING, aListing({ insured_by: 'owner', owner_insurance: anOwnerInsurance() }))],
      },
      'filled: unpublished, seen by its owner': {
        user: aMe({ id: 77, is_owner: true, camper_count: 1 }),
        answers: [answers(LISTING, aListing({ published: false, state: 'unpublished_owner' }))],
      },
      'dialog: pictures': { press: ['main li > button:has(img)'] },
      'dialog: report': { press: ['details.report.open'] },
    },
  },
  { address: 'listing.moved', redirect: movedTo },
  { address: 'listing.moved.step', redirect: movedTo },
  { address: 'listing.moved.part', redirect: movedTo },
];
