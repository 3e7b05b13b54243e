import { screen, waitFor, within } from '@testing-library/react';

import { aBookingPrice } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { aFullDraft, openFunnel } from '../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const PRICES = '/3/my-requests/7001/prices/';
const UNAVAILABLE = { body: { detail: 'Later', code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' }, status: 503 };
const panel = () => within(screen.getByRole('region', { name: 'Your trip and its price' }));

/** The insurance step of a trip whose chosen rental cover cannot be priced at the moment. */
async function openWithoutCover() {
  const opened = openFunnel('/campers/1201/request/7001/insurance', {
    booking: aFullDraft(),
    priceRefusal: UNAVAILABLE,
  });
  expect(await screen.findByText(/is not available right now/)).toBeVisible();
  return opened;
}

test('a chosen rental cover that is unavailable is priced by a retry once it is back', async () => {
  const { user } = await openWithoutCover();
  answer('get', PRICES, aBookingPrice({ is_frozen: false, price: '581.70' }));
  await user.click(panel().getByRole('button', { name: /again/ }));
  expect(await screen.findByText('€581.70')).toBeVisible();
  await waitFor(() => expect(panel().queryByRole('status')).not.toBeInTheDocument());
});

test('a chosen rental cover that is unavailable can be left out, and the rest keeps its price', async () => {
  const { user } = await openWithoutCover();
  const price = aBookingPrice({ is_frozen: false, price: '539.70' });
  const calls = answer('patch', PRICES, price);
  answer('get', PRICES, price);
  await user.click(panel().getByRole('button', { name: 'Continue without cover' }));
  expect(await screen.findByText('€539.70')).toBeVisible();
  expect(calls.bodies).toEqual([{ rental_cover: false }]);
});
