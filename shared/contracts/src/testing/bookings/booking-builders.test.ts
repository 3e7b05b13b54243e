import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import {
  BookingOptionsSchema,
  BookingPriceSchema,
  ContractDraftSchema,
  GuestBookingListSchema,
  GuestBookingSchema,
  OwnerBookingListSchema,
  OwnerBookingSchema,
  OwnerPriceSchema,
  ReceiptSchema,
  RefundPreviewSchema,
} from '../../index';
import {
  aBooking,
  aBookingPrice,
  aCancelledReceipt,
  aContract,
  aProfessionalReceipt,
  aReceipt,
  anOwnerBooking,
  anOwnerPrice,
  aRefundPreview,
  someBookingOptions,
  someBookings,
  someOwnerBookings,
} from '../index';

const cases: [string, TSchema, unknown][] = [
  ['a trip', GuestBookingSchema, aBooking()],
  ['a booking as its owner sees it', OwnerBookingSchema, anOwnerBooking()],
  ['a page of trips', GuestBookingListSchema, someBookings()],
  ['a page of bookings', OwnerBookingListSchema, someOwnerBookings()],
  ['counts', BookingOptionsSchema, someBookingOptions()],
  ['what a trip costs', BookingPriceSchema, aBookingPrice()],
  ['what it brings', OwnerPriceSchema, anOwnerPrice()],
  ['a receipt', ReceiptSchema, aReceipt()],
  ['the receipt of a cancelled trip', ReceiptSchema, aCancelledReceipt()],
  ['the receipt of a professional', ReceiptSchema, aProfessionalReceipt()],
  ['a contract', ContractDraftSchema, aContract()],
  ['what comes back of it', RefundPreviewSchema, aRefundPreview()],
];

test.each(cases)('builds %s as the contract says', (_, schema, built) => {
  expect([...Value.Errors(schema, built)]).toEqual([]);
});

test('both sides of the booking it builds have the same trip and the same amounts', () => {
  const [trip, booking] = [aBooking(), anOwnerBooking()];
  expect([booking.id, booking.date_from, booking.state]).toEqual([trip.id, trip.date_from, trip.state]);
  expect([aBookingPrice().price, anOwnerPrice().total_earnings]).toEqual([
    trip.price,
    booking.total_earnings,
  ]);
});
