import { defineRemoteConfig, type AddressDeclaration } from '@campavia/remote-kit/config';

const OWNERS_SPACE = { layout: 'dashboard', access: 'owner', document: true } as const;

/** Pages of one booking: the document is a 404 unless the api returns the booking to the user. */
const OF_BOOKING = { ...OWNERS_SPACE, personalData: '/v4/bookings-owner/{id}/' } as const;

/** The review of a guest has a page without the account menu. */
const REVIEWING = { ...OF_BOOKING, layout: 'default' } as const;

/** Pages of one camper: the document is a 404, or a 410, unless the api returns it to its owner. */
const OF_CAMPER = { ...OWNERS_SPACE, personalData: '/v4/products/{id}/progress/' } as const;

/** Pages of the support team: a 404 for everybody else, whose browser loads nothing of it. */
const OF_STAFF = { layout: 'dashboard', access: 'staff', document: true } as const;

const addresses: AddressDeclaration[] = [
  { id: 'bookings', pattern: '/d/bookings', ...OWNERS_SPACE },
  { id: 'booking', pattern: '/d/bookings/{id}', ...OF_BOOKING },
  { id: 'booking.refuse', pattern: '/d/bookings/{id}/refuse', ...OF_BOOKING },
  { id: 'booking.refuse-change', pattern: '/d/bookings/{id}/refuse-change', ...OF_BOOKING },
  { id: 'booking.cancel', pattern: '/d/bookings/{id}/cancel', ...OF_BOOKING },
  { id: 'booking.pick-up', pattern: '/d/bookings/{id}/pick-up', ...OF_BOOKING },
  { id: 'booking.return', pattern: '/d/bookings/{id}/return', ...OF_BOOKING },
  { id: 'booking.claims', pattern: '/d/bookings/{id}/claims', ...OF_BOOKING },
  { id: 'booking.contract', pattern: '/d/bookings/{id}/contract', ...OF_BOOKING },
  { id: 'booking.review', pattern: '/f/booking/{id}', ...REVIEWING },
  { id: 'booking.review.step', pattern: '/f/booking/{id}/{step}', ...REVIEWING },
  { id: 'campers', pattern: '/d/campers', ...OWNERS_SPACE, personalData: '/3/products/me/paginated/' },
  { id: 'camper', pattern: '/d/campers/{id}', ...OF_CAMPER },
  { id: 'camper.calendar', pattern: '/d/campers/{id}/calendar', ...OF_CAMPER },
  { id: 'camper.prices', pattern: '/d/campers/{id}/prices', ...OF_CAMPER },
  { id: 'camper.pictures', pattern: '/d/campers/{id}/pictures', ...OF_CAMPER },
  { id: 'camper.documents', pattern: '/d/campers/{id}/documents', ...OF_CAMPER },
  { id: 'camper.document', pattern: '/d/campers/{id}/documents/{id_doc}', ...OF_CAMPER },
  { id: 'camper.document.upload', pattern: '/d/campers/{id}/documents/{id_doc}/{form}', ...OF_CAMPER },
  { id: 'camper.vehicle', pattern: '/d/campers/{id}/vehicle', ...OF_CAMPER },
  { id: 'camper.settings', pattern: '/d/campers/{id}/settings', ...OF_CAMPER },
  { id: 'staff', pattern: '/d/staff', ...OF_STAFF },
  { id: 'staff.documents', pattern: '/d/staff/documents', ...OF_STAFF },
  { id: 'staff.document', pattern: '/d/staff/documents/{id}', ...OF_STAFF, personalData: '/3/docs/{id}/' },
  { id: 'staff.reports', pattern: '/d/staff/reports', ...OF_STAFF },
  {
    id: 'staff.report',
    pattern: '/d/staff/reports/{id}',
    ...OF_STAFF,
    personalData: '/v4/back-office/reports/{id}/',
  },
  { id: 'staff.payouts', pattern: '/d/staff/payouts', ...OF_STAFF },
  { id: 'staff.refunds', pattern: '/d/staff/refunds', ...OF_STAFF },
  { id: 'staff.incidents', pattern: '/d/staff/incidents', ...OF_STAFF },
  {
    id: 'staff.incident',
    pattern: '/d/staff/incidents/{id}',
    ...OF_STAFF,
    personalData: '/v4/back-office/incidents/{id}/',
  },
  { id: 'staff.money', pattern: '/d/staff/money', ...OF_STAFF },
  {
    id: 'staff.refund',
    pattern: '/d/staff/bookings/{id}/refund',
    ...OF_STAFF,
    personalData: '/v4/back-office/bookings/{id}/refund/',
  },
  { id: 'staff.people', pattern: '/d/staff/people', ...OF_STAFF },
  {
    id: 'staff.person',
    pattern: '/d/staff/people/{id}',
    ...OF_STAFF,
    personalData: '/v4/back-office/people/{id}/',
  },
  { id: 'staff.audit-log', pattern: '/d/staff/audit-log', ...OF_STAFF },
  { id: 'staff.listings', pattern: '/d/staff/listings', ...OF_STAFF },
  {
    id: 'staff.listing',
    pattern: '/d/staff/listings/{id}',
    ...OF_STAFF,
    personalData: '/v4/moderation/listings/{id}/',
  },
  { id: 'camper.statistics', pattern: '/d/campers/{id}/statistics', ...OF_CAMPER },
];

export const config = defineRemoteConfig({
  name: 'mf-owner-dashboard',
  squad: 'owners',
  contract: '^0.2.3',
  addresses,
  slots: {
    offers: ['onboarding.pictures'],
    fills: ['booking.condition', 'camper.documents', 'owner.requirements', 'vehicle.position'],
  },
  events: {
    sends: ['toast.shown', 'failure.shown', 'booking.changed'],
    hears: ['booking.changed', 'camper.changed'],
  },
});
