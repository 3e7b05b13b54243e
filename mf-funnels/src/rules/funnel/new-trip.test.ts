import { aBooking } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import { choicesOfBooking, findDraft, newBooking, optionsOfBooking } from './new-trip';
import { PLAIN_CHOICES } from '../choices';

const trip = {
  from: plainDate('2027-11-01'),
  to: plainDate('2027-11-07'),
  hourFrom: undefined,
  hourTo: undefined,
};
const plain = { insurance: { id: 1, slug: 'standard' }, coupon_code: null } as const;

test('a booking is created with the days, hours and kilometres of the address', () => {
  expect(newBooking(1201, { ...trip, hourFrom: 14 }, { ...PLAIN_CHOICES, km: 200 })).toEqual({
    camper: 1201,
    date_from: '2027-11-01',
    date_to: '2027-11-07',
    km_package: 200,
    hour_from: '14:00:00',
  });
});

test('choices are sent, and nothing else is chosen', () => {
  expect(choicesOfBooking(PLAIN_CHOICES, plain)).toEqual({
    km: 100,
    insurance_id: undefined,
    coupon_code: undefined,
    second_driver: false,
    rental_cover: false,
    cancel_insurance: false,
  });
  const chosen = {
    ...PLAIN_CHOICES,
    insurance: 'reinforced',
    extras: ['rental_cover'],
    coupon: 'A',
  } as const;
  expect(choicesOfBooking(chosen, plain)).toMatchObject({
    insurance_id: 2,
    rental_cover: true,
    coupon_code: 'A',
  });
});

test('an earlier draft gets the current choices', () => {
  const before = { insurance: { id: 2, slug: 'reinforced' }, coupon_code: 'OLD' } as const;
  expect(choicesOfBooking(PLAIN_CHOICES, before)).toMatchObject({ insurance_id: 1, coupon_code: null });
});

test('owners with their own insurance offer no other', () => {
  const own = { insurance: { id: 3, slug: 'none' }, coupon_code: null } as const;
  expect(choicesOfBooking(PLAIN_CHOICES, own).insurance_id).toBeUndefined();
});

test('removed options are omitted', () => {
  expect(optionsOfBooking({ ...PLAIN_CHOICES, options: { 51: 2, 52: 0 } })).toEqual({
    options: [{ id: 51, quantity: 2 }],
  });
});

test('starting the same trip again continues its draft', () => {
  const draft = aBooking({ state: 'ABANDONED' });
  expect(findDraft([draft], draft.camper.id, trip)).toBe(draft);
  expect(findDraft([draft], 9, trip)).toBeUndefined();
  expect(findDraft([aBooking({ state: 'VALIDATED' })], draft.camper.id, trip)).toBeUndefined();
  expect(findDraft([draft], draft.camper.id, { ...trip, to: plainDate('2027-11-08') })).toBeUndefined();
});
