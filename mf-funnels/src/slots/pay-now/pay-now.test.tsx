import { screen } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { config } from '../../../remote.config';
import { PayNow, type PayNowPieceProps } from './pay-now';

const due: PayNowPieceProps = {
  bookingId: 7001,
  camperId: 1201,
  isInstant: false,
  amount: '539.70',
  currency: 'EUR',
  payBy: '2027-03-18T15:40:00Z',
  timeZone: 'Europe/Paris',
  isInList: false,
};

function show(over: Partial<PayNowPieceProps> = {}, hasPaymentFunnel = true) {
  const referential = aReferential();
  const flags = { ...referential.flags, regular_payment_funnel: hasPaymentFunnel };
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const platform = { addresses, referential: { ...referential, flags } };
  return renderScreen(<PayNow {...due} {...over} />, { platform });
}

const payHref = () => screen.getByRole('link', { name: 'Pay €539.70' }).getAttribute('href');

test('says what is due, and until when on the clock of the place, and which place that is', () => {
  show();
  expect(screen.getByRole('heading', { name: 'To pay now' })).toBeVisible();
  expect(screen.getByText(/^Due by Thu, 18 March.* 16:40 \(France\)$/)).toBeVisible();
});

test.each([
  ['what an owner accepted', {}, true, '/en-ie/campers/1201/payment/7001'],
  ['the same with the older funnel', {}, false, '/en-ie/booking-payment?id=7001'],
  ['what is booked at once', { isInstant: true }, true, '/en-ie/campers/1201/instant-request/7001'],
  ['the same with the older funnel', { isInstant: true }, false, '/en-ie/campers/1201/instant-request/7001'],
])('%s is paid in its own funnel', (_, over, hasPaymentFunnel, href) => {
  show(over, hasPaymentFunnel);
  expect(payHref()).toBe(href);
});

test('a second half that could not be taken has a last day', () => {
  show({ payBy: undefined, lastDay: '2027-10-12', isInstant: true });
  expect(screen.getByText(/^Due by .*12 October 2027, or the trip is cancelled$/)).toBeVisible();
  expect(screen.queryByText(/others can still book these days/)).not.toBeInTheDocument();
});

test('what is booked at once is not kept for one before it is paid', () => {
  show({ isInstant: true });
  expect(screen.getByText(/others can still book these days/)).toBeVisible();
});

test('among other trips it is the way alone', () => {
  show({ isInList: true });
  expect(payHref()).toBe('/en-ie/campers/1201/payment/7001');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('while a payment of it is under way one is led to that, not asked for another one', () => {
  show({ isInstant: true, isBeingPaid: true });
  expect(screen.getByRole('heading', { name: 'A payment is under way' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the status' })).toBeVisible();
  expect(screen.queryByText(/others can still book these days/)).not.toBeInTheDocument();
});
