import { screen, waitFor } from '@testing-library/react';

import { aBooking, aBookingPrice } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { useBooking, useReloadBooking } from './use-booking';
import { useBookingPrice } from './use-booking-price';

setUpWire();
const BOOKING = '/v4/bookings-guest/7001/';
const PRICES = '/3/my-requests/7001/prices/';

function Trip() {
  const { booking } = useBooking('7001');
  const { price } = useBookingPrice(7001);
  const reload = useReloadBooking({ id: 7001 });
  return (
    <button onClick={() => void reload()}>
      {booking?.state} at {price?.price}
    </button>
  );
}

test('a booking changed elsewhere is shown with its new price', async () => {
  answer('get', BOOKING, aBooking({ id: 7001, state: 'ACCEPTED' }));
  answer('get', PRICES, aBookingPrice({ price: '539.70' }));
  const { user } = renderScreen(<Trip />);
  const button = screen.getByRole('button');
  await waitFor(() => expect(button).toHaveTextContent('ACCEPTED at 539.70'));
  answer('get', BOOKING, aBooking({ id: 7001, state: 'TO_COME' }));
  answer('get', PRICES, aBookingPrice({ price: '489.70' }));
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('TO_COME at 489.70'));
});
