import { createHttp, type Http } from '@campavia/api-client/core';
import {
  aBooking,
  aReceipt,
  aBookingPrice,
  anOwnerBooking,
  anOwnerPrice,
  someBookingOptions,
  someBookings,
  someOwnerBookings,
} from '@campavia/contracts/testing';

import { answeringServer } from './testing/answering-server';
import * as bookings from './index';

const { bookingKeys, bookingListKeys } = bookings;
const reason = { reason: 'BREAKDOWN', comment: 'The clutch.' } as const;

const calls: [string, (options: { http: Http }) => Promise<unknown>, string, unknown][] = [
  ['trips', (to) => bookings.getGuestBookings({}, to), 'GET /v4/bookings-guest/', someBookings()],
  [
    'a tab of trips, however it is spelled',
    (to) => bookings.getGuestBookings({ page: 2, state: 'to_come', meta_state: 'todo', year: 2027 }, to),
    'GET /v4/bookings-guest/?meta_state=to_do&state=TO_COME&year=2027&page=2',
    someBookings(),
  ],
  [
    'counts of trips',
    (to) => bookings.getGuestBookingOptions({ meta_state: 'archived' }, to),
    'GET /v4/bookings-guest/options/?meta_state=archived',
    someBookingOptions(),
  ],
  ['a trip', (to) => bookings.getGuestBooking(7001, to), 'GET /v4/bookings-guest/7001/', aBooking()],
  [
    'bookings of one’s campers',
    (to) => bookings.getOwnerBookings({ page_size: 100 }, to),
    'GET /v4/bookings-owner/?page_size=100',
    someOwnerBookings(),
  ],
  [
    'counts of those',
    (to) => bookings.getOwnerBookingOptions({}, to),
    'GET /v4/bookings-owner/options/',
    someBookingOptions(),
  ],
  [
    'one of those',
    (to) => bookings.getOwnerBooking('7001', to),
    'GET /v4/bookings-owner/7001/',
    anOwnerBooking(),
  ],
  ['a price', (to) => bookings.getBookingPrice(7001, to), 'GET /3/my-requests/7001/prices/', aBookingPrice()],
  ['a receipt', (to) => bookings.getReceipt(7001, to), 'GET /3/my-requests/7001/receipt/', aReceipt()],
  [
    'what it brings',
    (to) => bookings.getOwnerPrice(7001, to),
    'GET /3/my-bookings/7001/prices/',
    anOwnerPrice(),
  ],
  [
    'another insurance',
    (to) => bookings.updateBookingPrice(7001, { insurance_id: 2 }, to),
    'PATCH /3/my-requests/7001/prices/ {"insurance_id":2}',
    aBookingPrice({ insurance_id: 2 }),
  ],
  [
    'options',
    (to) => bookings.chooseBookingOptions(7001, { options: [{ id: 51, quantity: 2 }] }, to),
    'POST /3/my-requests/7001/options/ {"options":[{"id":51,"quantity":2}]}',
    aBookingPrice({ options: [{ id: 51, quantity: 2 }] }),
  ],
  [
    'a trip that begins',
    (to) => bookings.createBooking({ camper: 1201, date_from: '2027-11-01', date_to: '2027-11-07' }, to),
    'POST /v4/bookings/ {"camper":1201,"date_from":"2027-11-01","date_to":"2027-11-07"}',
    aBooking({ state: 'ABANDONED' }),
  ],
  [
    'who drives',
    (to) => bookings.updateBooking(7001, { licence_type: 'B' }, to),
    'PATCH /v4/bookings-guest/7001/ {"licence_type":"B"}',
    aBooking(),
  ],
  [
    'a request that is sent',
    (to) => bookings.validateBooking(7001, { purpose: 'OTHER' }, to),
    'PATCH /v4/bookings-guest/7001/validate/ {"purpose":"OTHER"}',
    aBooking(),
  ],
  [
    'a trip that is called off',
    (to) => bookings.cancelTrip(7001, { reason: 'DUPLICATE', refund_total: '0.00' }, to),
    'PATCH /v4/bookings-guest/7001/cancel/ {"reason":"DUPLICATE","refund_total":"0.00"}',
    aBooking({ state: 'CANCELLED_GUEST' }),
  ],
  [
    'a trip that both cancel',
    (to) => bookings.cancelTogether(7001, { agrees: true }, to),
    'PATCH /v4/bookings-guest/7001/cancel-together/ {"agrees":true}',
    aBooking(),
  ],
  ['later', (to) => bookings.snoozeBooking(7001, to), 'PATCH /v4/bookings-guest/7001/snooze/', aBooking()],
  [
    'yes',
    (to) => bookings.acceptBooking(7001, to),
    'PATCH /v4/bookings-owner/7001/accept/',
    anOwnerBooking(),
  ],
  [
    'no',
    (to) => bookings.refuseBooking(7001, reason, to),
    'PATCH /v4/bookings-owner/7001/refuse/ {"reason":"BREAKDOWN","comment":"The clutch."}',
    anOwnerBooking(),
  ],
  [
    'a camper that broke down',
    (to) => bookings.cancelBooking(7001, reason, to),
    'PATCH /v4/bookings-owner/7001/cancel/ {"reason":"BREAKDOWN","comment":"The clutch."}',
    anOwnerBooking(),
  ],
];

test.each(calls)('requests %s', async (_, ask, expected, body) => {
  await using api = await answeringServer({ body });
  const site = { isoTag: 'fr-FR', currency: 'EUR' };
  expect(await ask({ http: createHttp({ baseUrl: api.origin, site, apiKey: 'k' }) })).toEqual(body);
  expect(api.calls.map((call) => `${call.method} ${call.url} ${call.body}`.trim())).toEqual([expected]);
});

test('cache keys do not depend on the order of the parameters', () => {
  const one = bookingListKeys.guestList({ page: 2, meta_state: 'to_do' });
  expect(bookingListKeys.guestList({ meta_state: 'todo', page: 2 })).toBe(one);
  const all = [
    bookingListKeys.guestList(),
    bookingListKeys.guestOptions(),
    bookingKeys.guest(7001),
    bookingListKeys.ownerList(),
    bookingListKeys.ownerOptions(),
    bookingKeys.owner(7001),
    bookingKeys.price(7001),
    bookingKeys.ownerPrice(7001),
  ];
  expect(new Set([one, ...all]).size).toBe(all.length + 1);
});
