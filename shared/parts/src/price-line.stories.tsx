import type { WidgetStories } from '@campavia/testing/stories';

import { PriceLine } from './price-line';
import { Rating } from './rating';
import { TripDates } from './trip-dates';

export const stories: WidgetStories = {
  widgets: ['PriceLine', 'Rating', 'TripDates'],
  states: {
    'price from': { show: () => <PriceLine perDay="84.00" currency="EUR" /> },
    'price of a stay': { show: () => <PriceLine perDay="91.50" total="640.50" currency="EUR" /> },
    'price with a discount': {
      show: () => <PriceLine perDay="91.50" total="640.50" original="712.00" currency="EUR" />,
    },
    'price with high amounts': {
      show: () => <PriceLine perDay="12640.50" total="164064.50" original="171200.00" currency="SEK" />,
    },
    rating: { show: () => <Rating average={4.83} count={23} /> },
    'rating with a label': { show: () => <Rating average={4.83} count={38} countLabel="38 reviews" /> },
    'rating: too few reviews': { show: () => <Rating average={5} count={2} /> },
    'rating: none': { show: () => <Rating average={null} count={0} /> },
    dates: { show: () => <TripDates from="2027-06-12" to="2027-06-19" /> },
    'dates over the end of a year': { show: () => <TripDates from="2027-12-28" to="2028-01-03" /> },
  },
};
