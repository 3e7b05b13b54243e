import { act, screen } from '@testing-library/react';

import { aBooking, aBookingPrice } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { PricePanel } from './price-panel';

/** Those who watch the lines are told that they are further down the page. */
let tellBelow: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(watch: IntersectionObserverCallback) {
      const entry = { isIntersecting: false, boundingClientRect: { top: 2000 } };
      tellBelow = () => act(() => watch([entry as IntersectionObserverEntry], this as never));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});

test.each([
  ['nothing', { paid: '0.00', to_pay: '539.70' }, /^€539.70\s*7 days/],
  ['half of it', { paid: '269.85', to_pay: '269.85' }, /^€269.85\s*still to pay of €539.70/],
  ['all of it', { paid: '539.70', to_pay: '0.00' }, /^€539.70\s*Paid/],
])('the bar of a trip of which %s is paid names what counts by now', (_, of, words) => {
  const price = aBookingPrice({ price: '539.70', ...of });
  const pricing = {
    ...{ price, isLoading: false, isChoosing: false, changes: 0, refusals: 0, refusal: undefined },
    ...{ retry: jest.fn(), choose: jest.fn() },
  };
  const booking = aBooking({ state: 'TO_COME', is_updatable: false });
  renderScreen(<PricePanel {...{ booking, pricing }} tellsRefusal={false} />);
  tellBelow();
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(words);
});
