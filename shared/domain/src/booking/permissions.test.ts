import {
  BOOKING_STATES,
  GUEST_CANCEL_REASONS,
  hasExternalRefund,
  isExtensionPayable,
  isPayable,
  isRefusable,
  isUpdatable,
  mayExtend,
  mayOfferOtherCampers,
  OWNER_REASONS,
  OWNER_SIMPLE_REASONS,
  REFUND_REASONS,
  REQUEST_STATES,
  takesPayment,
  TRIP_PURPOSES,
} from './index';

function statesIn(check: (facts: { state: (typeof BOOKING_STATES)[number]; isInstant: boolean }) => boolean) {
  return {
    instant: BOOKING_STATES.filter((state) => check({ state, isInstant: true })),
    request: BOOKING_STATES.filter((state) => check({ state, isInstant: false })),
  };
}

test('the permissions for paying, changing, refusing and similar campers depend on the state', () => {
  const payable = ['ACCEPTED', 'TO_COME_NOT_PAID'];
  expect(statesIn(isPayable)).toEqual({ instant: payable, request: payable });
  expect(statesIn(takesPayment)).toEqual({ instant: ['VALIDATED', ...payable], request: payable });
  expect(statesIn(isUpdatable)).toEqual({
    instant: ['ABANDONED', 'VALIDATED', 'ACCEPTED'],
    request: ['ABANDONED', 'ACCEPTED'],
  });
  expect(statesIn(isRefusable).request).toEqual(['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID']);
  expect(statesIn(mayOfferOtherCampers).request).toEqual(['VALIDATED']);
  expect(REQUEST_STATES.filter(isExtensionPayable)).toEqual(['ACCEPTED']);
});

test('an extension needs the permission, and no emergency that awaits a decision', () => {
  expect(mayExtend({ canCreateExtensions: true, proof: 'none' })).toBe(true);
  expect(mayExtend({ canCreateExtensions: true, proof: 'waiting' })).toBe(false);
  expect(mayExtend({ canCreateExtensions: false, proof: 'none' })).toBe(false);
});

test.each([
  ['CANCELLED_GUEST', 'insured', 'REASON_OTHER', 'claimed'],
  ['CANCELLED_GUEST', 'not insured', 'REASON_OTHER', 'not claimed'],
  ['CANCELLED_GUEST', 'insured', 'REASON_CORONA', 'not claimed'],
  ['CANCELLED_GUEST', 'insured', null, 'not claimed'],
  ['CANCELLED_STAFF', 'insured', 'REASON_OTHER', 'not claimed'],
] as const)('the rest of %s, %s, for %s: %s from the insurer', (state, insured, reason, claimed) => {
  const trip = { state, hasCancelInsurance: insured === 'insured', reason };
  expect(hasExternalRefund(trip)).toBe(claimed === 'claimed');
});

test('every list of reasons has no duplicates, the unusual spelling of the wire included', () => {
  for (const list of [GUEST_CANCEL_REASONS, OWNER_REASONS, OWNER_SIMPLE_REASONS, TRIP_PURPOSES]) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
  expect([GUEST_CANCEL_REASONS, OWNER_REASONS, OWNER_SIMPLE_REASONS].map(({ length }) => length)).toEqual([
    8, 17, 7,
  ]);
  expect(OWNER_REASONS).toContain('RESON_PURPOSE');
  expect(REFUND_REASONS.every((reason) => GUEST_CANCEL_REASONS.includes(reason))).toBe(true);
});
