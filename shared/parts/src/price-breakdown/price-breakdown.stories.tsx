import { aBookingPrice } from '@campavia/contracts/testing';
import type { WidgetStories } from '@campavia/testing/stories';
import { Stack } from '@campavia/ui';

import { ExchangeRate, lineMessages, PriceBreakdown } from './index';

const PRICE = aBookingPrice();
const IN_FRANCS = { ...PRICE, currency_owner: 'CHF', exchange_rate: '1.0512' } as const;

export const stories: WidgetStories = {
  widgets: ['ExchangeRate', 'PriceBreakdown'],
  states: {
    default: { show: () => <PriceBreakdown price={PRICE} /> },
    'opened line': {
      show: () => <PriceBreakdown price={PRICE} hasExplanations />,
      press: ['#app-gallery summary'],
    },
    'another currency': {
      show: () => (
        <Stack>
          <PriceBreakdown price={IN_FRANCS} />
          <ExchangeRate message={lineMessages.reckoned} price={IN_FRANCS} />
        </Stack>
      ),
    },
  },
};
