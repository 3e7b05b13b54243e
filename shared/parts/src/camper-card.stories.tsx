import { styled } from 'styled-components';

import { aSearchResult } from '@campavia/contracts/testing';
import { Focused, type WidgetStories } from '@campavia/testing/stories';
import { IconButton } from '@campavia/ui';
import { Heart } from '@campavia/ui/icons';

import { CamperCard, type CamperCardProps } from './camper-card';
import { CamperCardSkeleton } from './camper-card-skeleton';

const PRICED = {
  booking_price_per_day: '91.50',
  final_booking_price: '640.50',
  original_booking_price: '712.00',
};
const LONG = aSearchResult({
  ...PRICED,
  title: 'The big white coach-built motorhome with bunk beds, garage, awning and four bicycles',
  city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
  final_booking_price: '12640.50',
  original_booking_price: '14712.00',
});

const NEW = aSearchResult({
  review_average: null,
  review_count: 0,
  seatbelts: 0,
  instant_booking_activated: false,
  pictures: [],
});

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: var(--s5);
`;

function Card(props: Partial<CamperCardProps>) {
  return <CamperCard camper={aSearchResult()} href="/campers/1201" isPriority {...props} />;
}

export const stories: WidgetStories = {
  widgets: ['CamperCard', 'CamperCardSkeleton'],
  states: {
    default: {
      show: () => (
        <Grid>
          <Card />
          <Card camper={aSearchResult(PRICED)} distance="2 km" />
          <Card heart={<IconButton icon={Heart} label="Add to the wishlist" variant="line" />} />
          <Card isOn />
          <Card camper={NEW} />
        </Grid>
      ),
    },
    'long text': { show: () => <Card camper={LONG} distance="240 km" /> },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Card />
        </Focused>
      ),
    },
    loading: { show: () => <CamperCardSkeleton /> },
  },
};
