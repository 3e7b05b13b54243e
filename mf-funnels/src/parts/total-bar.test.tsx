import { act, screen } from '@testing-library/react';

import { aPrice } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { PriceLines } from './price-lines';

/** Tells those who watch the lines where they are: further down the page, or in view. */
let tell: (where: 'below' | 'in view') => void;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn(() => tell('in view'));
  window.IntersectionObserver = class {
    constructor(watch: IntersectionObserverCallback) {
      tell = (where) => {
        const isIntersecting = where === 'in view';
        const entry = { isIntersecting, boundingClientRect: { top: isIntersecting ? 100 : 2000 } };
        act(() => watch([entry as IntersectionObserverEntry], this as never));
      };
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});

test('who asks for every line of the price by keyboard stands at the first of them', async () => {
  const { user } = renderScreen(<PriceLines price={aPrice()} />);
  tell('below');
  screen.getByRole('link', { name: 'Every line of the price' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('link', { name: 'Every line of the price' })).not.toBeInTheDocument();
  const days = screen.getByText('7 days').closest('summary');
  expect(days).toHaveFocus();
});
