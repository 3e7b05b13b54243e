import { render, screen, within } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';

import { aBookingPrice } from '@campavia/contracts/testing';

import { formatOptionName, PriceBreakdown, type BreakdownPrice, type PriceBreakdownProps } from './index';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const part = { amount: '20.00', kind: 'times', quantity: 2, unit: '10.00' } as const;

function show(lines: BreakdownPrice['lines'], props: Partial<PriceBreakdownProps> = {}) {
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <PriceBreakdown price={{ ...aBookingPrice(), lines }} {...props} />
    </IntlProvider>,
  );
}

test.each(['', '  ', null, undefined])(
  'an option whose owner named it %j has the name of its code',
  (name) => {
    expect(formatOptionName(intl, { code: 'bedding', name })).toBe('Bedding');
  },
);

test('an option has the name that its owner gave it', () => {
  expect(formatOptionName(intl, { code: 'bedding', name: 'Warm blankets' })).toBe('Warm blankets');
});

test('an option with an unknown code is called "other"', () => {
  expect(formatOptionName(intl, { code: 'hot_tub' })).toBe('Something else');
});

test('a negative amount has its minus sign before the currency', () => {
  show([{ code: 'price_coupon', amount: '-50.00', parts: [] }]);
  expect(screen.getByText('−€50.00')).toBeVisible();
});

test('a line added after the booking has one name, and no explanation', () => {
  show([{ code: 'km_2027', amount: '20.00', parts: [part] }], { hasExplanations: true });
  const line = screen.getByText('Added to the trip').closest('details') as HTMLElement;
  expect(within(line).queryByRole('paragraph', { hidden: true })).toBeNull();
  expect(line).toHaveTextContent('2 × €10.00');
});

test('only a breakdown with explanations shows what a line is for', () => {
  show([{ code: 'price_fees', amount: '20.00', parts: [] }]);
  expect(screen.queryByText(/payment kept safe/)).toBeNull();
  show([{ code: 'price_fees', amount: '20.00', parts: [] }], { hasExplanations: true });
  expect(screen.getByText(/payment kept safe/)).toBeInTheDocument();
});
