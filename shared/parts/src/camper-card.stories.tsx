import { aSearchResult } from '@campavia/contracts/testing';
import { Focused, type WidgetStories } from '@campavia/testing/stories';
import { IconButton } from '@campavia/ui';
import { Heart } from '@campavia/ui/icons';

import { CamperCard, type CamperCardProps } from './camper-card';
import { CamperCardGhost } from './camper-card-ghost';

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

function Card(props: Partial<CamperCardProps>) {
  return <CamperCard camper={aSearchResult()} href="/campers/1201" isPriority {...props} />;
}

export const stories: WidgetStories = {
  widgets: ['CamperCard', 'CamperCardGhost'],
  states: {
    default: { show: () => <Card /> },
    'with dates and a distance': {
      show: () => <Card camper={aSearchResult(PRICED)} distance="2 km" />,
    },
    'with a wishlist button': {
      show: () => <Card heart={<IconButton icon={Heart} label="Add to the wishlist" variant="line" />} />,
    },
    'chosen on the map': { show: () => <Card isOn /> },
    'new, without seats, not instant, without a picture': {
      show: () => (
        <Card
          camper={aSearchResult({
            review_average: null,
            review_count: 0,
            seatbelts: 0,
            instant_booking_activated: false,
            pictures: [],
          })}
        />
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
    loading: { show: () => <CamperCardGhost /> },
  },
};
