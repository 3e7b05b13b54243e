import { screen, waitFor } from '@testing-library/react';

import type { BookingPrice } from '@campavia/contracts';
import { aBooking, aBookingPrice } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { setUpSmallScreen, type SmallScreen } from '../../../../test/small-screen';

import { PricePanel } from './price-panel';

let small: SmallScreen;

beforeEach(() => {
  small = setUpSmallScreen();
});

function pricingOf(price: BookingPrice) {
  return {
    price,
    isLoading: false,
    isChoosing: false,
    changes: 0,
    refusals: 0,
    refusal: undefined,
    retry: jest.fn(),
    choose: jest.fn(),
  };
}

test.each([
  ['nothing', { paid: '0.00', to_pay: '539.70' }, /^€539.70\s*7 days/],
  ['half of it', { paid: '269.85', to_pay: '269.85' }, /^€269.85\s*still to pay of €539.70/],
  ['all of it', { paid: '539.70', to_pay: '0.00' }, /^€539.70\s*Paid/],
])('the bar of a trip with %s paid shows the current amount', async (_, of, text) => {
  const pricing = pricingOf(aBookingPrice({ price: '539.70', ...of }));
  const booking = aBooking({ state: 'TO_COME', is_updatable: false });
  renderScreen(<PricePanel booking={booking} pricing={pricing} showsRefusal={false} />);
  await waitFor(() => expect(document.querySelector('#price-lines')).toBeInTheDocument());
  small.setIntersection('below');
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(text);
});

test.each([
  [true, false, 'can be tried'],
  [true, true, 'waits for the bank that is asked for an amount'],
  [false, false, 'comes too late'],
])(
  'the coupon field of a trip open to changes: %s, being paid: %s, %s',
  (is_updatable, is_being_paid, is) => {
    const pricing = pricingOf(aBookingPrice());
    const booking = aBooking({ is_updatable, is_being_paid });
    renderScreen(<PricePanel booking={booking} pricing={pricing} showsRefusal={false} />);
    const field = screen.queryByRole('textbox', { hidden: true });
    expect(field !== null).toBe(is === 'can be tried');
  },
);

test.each([
  ['551.90', '€12.20 more than when you were here last: €539.70 → €551.90.'],
  ['527.50', '€12.20 less than when you were here last: €539.70 → €527.50.'],
])(
  'a price that is now %s names the difference from the one seen in another browser',
  async (price, text) => {
    window.localStorage.clear();
    const pricing = pricingOf(aBookingPrice({ price, price_before: '539.70' }));
    renderScreen(<PricePanel booking={aBooking()} pricing={pricing} showsRefusal={false} />);
    await waitFor(() => expect(document.querySelector('#price-lines')).toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);
