import type { WidgetStories } from '@campavia/testing/stories';
import { Row, Stack } from '@campavia/ui';

import { PriceLine } from './price-line';
import { Rating } from './rating';
import { TripDates } from './trip-dates';

export const stories: WidgetStories = {
  widgets: ['PriceLine', 'Rating', 'TripDates'],
  states: {
    default: {
      show: () => (
        <Stack>
          <PriceLine perDay="84.00" currency="EUR" />
          <PriceLine perDay="91.50" total="640.50" currency="EUR" />
          <PriceLine perDay="91.50" total="640.50" original="712.00" currency="EUR" />
          <PriceLine perDay="12640.50" total="164064.50" original="171200.00" currency="SEK" />
          <Row>
            <Rating average={4.83} count={23} />
            <Rating average={4.83} count={38} countLabel="38 reviews" />
            <Rating average={5} count={2} />
            <Rating average={null} count={0} />
          </Row>
          <TripDates from="2027-06-12" to="2027-06-19" />
          <TripDates from="2027-12-28" to="2028-01-03" />
        </Stack>
      ),
    },
  },
};
